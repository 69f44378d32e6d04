import { findEncoding } from '@rotunda/document-formats/find-encoding';
import { catchOnly } from '#lib/catch-only.ts';

const MIN_SAMPLE_BYTES = 8; // Fewer bytes do not identify an encoding.
const MAX_HELD = 3; // Bytes of an incomplete character. A complete one has at most four.

/**
 * Converts bytes that arrive in chunks to UTF-8: from UTF-16 by the byte order mark, or from the detected encoding if the first
 * non-ASCII bytes are not UTF-8. Chunks may end within a character.
 */
export class Utf8Transcoder {
  #decoder: TextDecoder | undefined;
  #buffered = new Uint8Array();
  #isAscii = true;
  #isFirst = true;

  transcode(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    if (this.#isFirst) this.#readMark(bytes);
    if (this.#decoder) return new TextEncoder().encode(this.#decoder.decode(bytes, { stream: true }));
    const all = new Uint8Array(this.#buffered.length + bytes.length);
    all.set(this.#buffered);
    all.set(bytes, this.#buffered.length);
    const cut = all.length - countOpen(all);
    this.#buffered = all.slice(cut);
    return this.#toUtf8(all.subarray(this.#isFirst ? this.#skipMark(all) : 0, cut));
  }

  /** Returns the bytes that were held back. */
  end(): Uint8Array<ArrayBuffer> {
    if (this.#decoder) return new TextEncoder().encode(this.#decoder.decode());
    return this.#toUtf8(this.#buffered.slice());
  }

  #readMark([first, second]: Uint8Array): void {
    if (first === 0xff && second === 0xfe) this.#decoder = new TextDecoder('utf-16le');
    if (first === 0xfe && second === 0xff) this.#decoder = new TextDecoder('utf-16be');
    if (this.#decoder) this.#isFirst = false;
  }

  #skipMark([first, second, third]: Uint8Array): number {
    this.#isFirst = false;
    return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  }

  #toUtf8(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const text = catchOnly(TypeError, () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    if (text !== undefined) {
      if (text.length < bytes.length) this.#isAscii = false;
      return bytes;
    }
    if (this.#isAscii) {
      this.#decoder = new TextDecoder(bytes.length < MIN_SAMPLE_BYTES ? 'windows-1252' : findEncoding(bytes));
      const held = this.#buffered;
      this.#buffered = new Uint8Array();
      return new TextEncoder().encode(
        this.#decoder.decode(bytes, { stream: true }) + this.#decoder.decode(held, { stream: true }),
      );
    }
    return new TextEncoder().encode(new TextDecoder().decode(bytes));
  }
}

/** Returns how many bytes at the end belong to an incomplete character. */
function countOpen(bytes: Uint8Array): number {
  for (let count = 1; count <= MAX_HELD && count <= bytes.length; count += 1) {
    const byte = bytes[bytes.length - count] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return count < getLength(byte) ? count : 0;
  }
  return 0;
}

function getLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
