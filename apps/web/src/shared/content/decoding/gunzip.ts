import { requireUnpackedSize } from './archive-size.ts';

/** Decompresses gzip. Rejects if the bytes are damaged, and with LimitError as soon as the output is too large. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let next = await reader.read(); next.value !== undefined; next = await reader.read()) {
    sizeBytes += next.value.length;
    requireUnpackedSize(sizeBytes, bytes.length);
    parts.push(next.value);
  }
  const whole = new Uint8Array(sizeBytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
