import { crc32 } from '#shared/content/decoding/crc32.ts';

/** The pictures of a document, by their addresses in its markup. */
export type DocumentPictures = ReadonlyMap<string, Blob>;

/** The numbers of the pictures of a document, by their addresses in its markup. */
export type PictureNumbers = ReadonlyMap<string, number>;

type NumberedContent = { bytes: Uint8Array; number: number };

/** Numbers the pictures of two documents from 1, in their order. Pictures have the same number when their bytes are equal. */
export async function numberPictures(
  earlier: DocumentPictures,
  later: DocumentPictures,
): Promise<{ earlier: PictureNumbers; later: PictureNumbers }> {
  const known = new Map<string, NumberedContent[]>();
  let count = 0;
  const numberOf = (bytes: Uint8Array): number => {
    const key = `${bytes.length}/${crc32(bytes)}`;
    const alike = known.get(key) ?? [];
    const same = alike.find((other) => isEqual(other.bytes, bytes));
    if (same) return same.number;
    count += 1;
    known.set(key, [...alike, { bytes, number: count }]);
    return count;
  };
  const numberAll = async (pictures: DocumentPictures): Promise<PictureNumbers> => {
    const numbers = new Map<string, number>();
    for (const [address, content] of pictures) {
      numbers.set(address, numberOf(new Uint8Array(await content.arrayBuffer())));
    }
    return numbers;
  };
  return { earlier: await numberAll(earlier), later: await numberAll(later) };
}

/** Whether two contents of the same length are equal. */
function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, index) => byte === other[index]);
}

/** What a picture is called in a comparison: by its number, or by its address or its checksum where the markup itself contains it. */
export function namePicture(numbers: PictureNumbers, address: string): string {
  const number = numbers.get(address);
  if (number !== undefined) return `Picture ${number}`;
  if (!address.startsWith('data:')) return `Picture ${address}`.trim();
  return `Picture with checksum ${crc32(new TextEncoder().encode(address))}`;
}
