import { crc32 } from '#shared/content/decoding/crc32.ts';

/** The pictures of a document, by their addresses in its markup. */
export type DocumentPictures = ReadonlyMap<string, Blob>;

/** The numbers of the pictures of a document, by their addresses in its markup. */
export type PictureNumbers = ReadonlyMap<string, number>;

/** Numbers the pictures of two documents from 1, in their order. Pictures have the same number when their bytes are equal. */
export async function numberPictures(
  earlier: DocumentPictures,
  later: DocumentPictures,
): Promise<{ earlier: PictureNumbers; later: PictureNumbers }> {
  const known = new Map<string, number>();
  const numberOf = async (content: Blob): Promise<number> => {
    // The browser computes it on another thread: a picture may have as many bytes as its document.
    const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
    const key = String(new Uint8Array(digest));
    const number = known.get(key) ?? known.size + 1;
    known.set(key, number);
    return number;
  };
  const numberAll = async (pictures: DocumentPictures): Promise<PictureNumbers> => {
    const numbers = new Map<string, number>();
    for (const [address, content] of pictures) numbers.set(address, await numberOf(content));
    return numbers;
  };
  return { earlier: await numberAll(earlier), later: await numberAll(later) };
}

/** What a picture is called in a comparison: by its number, or by its address or its checksum where the markup itself contains it. */
export function namePicture(numbers: PictureNumbers, address: string): string {
  const number = numbers.get(address);
  if (number !== undefined) return `Picture ${number}`;
  if (!address.startsWith('data:')) return `Picture ${address}`.trim();
  return `Picture with checksum ${crc32(new TextEncoder().encode(address))}`;
}
