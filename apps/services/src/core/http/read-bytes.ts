import type { Readable } from 'node:stream';

/**
 * Reads a complete body of at most `limitBytes`. Throws the result of `toError` as soon as the limit is exceeded. The stream
 * stays open because the error response uses the same socket. `inspect` receives each chunk first, and may also throw.
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
