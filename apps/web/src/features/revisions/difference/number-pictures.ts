import { findDigest } from '#shared/content/content-digest.ts';
import { crc32 } from '#shared/content/decoding/crc32.ts';

/** The pictures of a document, by their URLs in its markup. */
export type DocumentPictures = ReadonlyMap<string, Blob>;

/** The numbers of a document's pictures, by their URLs in its markup. */
export type PictureNumbers = ReadonlyMap<string, number>;

/** Numbers the pictures of two documents from 1, in order. Pictures with equal bytes have the same number. */
export async function numberPictures(
  earlier: DocumentPictures,
  later: DocumentPictures,
): Promise<{ earlier: PictureNumbers; later: PictureNumbers }> {
  const known = new Map<string, number>();
  const getNumber = async (content: Blob): Promise<number> => {
    const key = (await findDigest(content)) ?? (await getChecksum(content));
    const number = known.get(key) ?? known.size + 1;
    known.set(key, number);
    return number;
  };
  const numberAll = async (pictures: DocumentPictures): Promise<PictureNumbers> => {
    const numbers = new Map<string, number>();
    for (const [address, content] of pictures) numbers.set(address, await getNumber(content));
    return numbers;
  };
  return { earlier: await numberAll(earlier), later: await numberAll(later) };
}

/** Returns the size and the CRC-32 of content, for browsers that compute no SHA-256. */
async function getChecksum(content: Blob): Promise<string> {
  return `${content.size}/${crc32(new Uint8Array(await content.arrayBuffer()))}`;
}

/**
 * Returns the name of a picture in a comparison: its number, or else its URL, or its checksum if it is embedded in the markup.
 */
export function namePicture(numbers: PictureNumbers, address: string): string {
  const number = numbers.get(address);
  if (number !== undefined) return `Picture ${number}`;
  if (!address.startsWith('data:')) return `Picture ${address}`.trim();
  return `Picture with checksum ${crc32(new TextEncoder().encode(address))}`;
}
