import { MultipartError } from './multipart-error.ts';

const MAX_BLANKS = 1024; // Lines have at most 76 characters (RFC 2045 section 6.7).
const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];

/** Decodes quoted-printable (RFC 2045 section 6.7) in chunks. Throws MultipartError if it is malformed. */
export class QuotedPrintableDecoder {
  /** Characters after an `=`. Undefined outside an escape. */
  #escape: string | undefined;
  /** Whitespace that counts only if its line continues. */
  #blanks: number[] = [];

  decode(bytes: Buffer): Buffer {
    const decoded: number[] = [];
    for (const byte of bytes) {
      if (this.#escape !== undefined) this.#unescape(this.#escape, byte, decoded);
      else if (byte === EQUALS) this.#escape = '';
      else if (byte === SPACE || byte === TAB) this.#holdBlank(byte);
      else this.#emit(byte, decoded);
    }
    return Buffer.from(decoded);
  }

  /** Returns the remaining bytes after the end of the text. */
  end(): Buffer {
    // The last line may also end in a soft line break.
    if (this.#escape !== undefined && this.#escape.trim() !== '') throw malformed();
    return Buffer.alloc(0);
  }

  #unescape(held: string, byte: number, decoded: number[]): void {
    const text = held + String.fromCharCode(byte);
    if (byte === LF && held.trim() === '') this.#escape = undefined;
    else if (/^[\da-f]{2}$/i.test(text)) {
      this.#escape = undefined;
      this.#emit(Number.parseInt(text, 16), decoded);
    } else if (text.length <= 80 && /^(?:[\da-f]|[ \t]+\r?|\r)$/i.test(text)) this.#escape = text;
    else throw malformed();
  }

  #holdBlank(byte: number): void {
    this.#blanks.push(byte);
    if (this.#blanks.length > MAX_BLANKS) throw new MultipartError('a line of quoted-printable is too long');
  }

  #emit(byte: number, decoded: number[]): void {
    if (byte !== LF && byte !== CR) decoded.push(...this.#blanks);
    this.#blanks = [];
    decoded.push(byte);
  }
}

function malformed(): MultipartError {
  return new MultipartError('a part is not quoted-printable, contrary to its Content-Transfer-Encoding');
}
