import type { Readable } from 'node:stream';

/**
 * Reads a body of at most `limitBytes` whole. Throws what `toError` makes as soon as it is longer; the stream stays
 * open then, because the refusal goes out on the same socket. `inspect` sees each piece first, and may throw too.
 */
export async function readBytes(
  body: Readable,
  limitBytes: number,
  toError: () => Error,
  inspect: (chunk: Buffer) => void = () => undefined,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) throw toError();
    inspect(chunk);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
