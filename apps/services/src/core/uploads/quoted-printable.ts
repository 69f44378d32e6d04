import { MultipartError } from './multipart-error.ts';

const MAX_BLANKS = 1024; // Lines have 76 characters at most (RFC 2045 section 6.7).
const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];

/** Decodes quoted-printable (RFC 2045 section 6.7) that arrives in pieces. Throws MultipartError for what is none. */
export class QuotedPrintableDecoder {
  /** What followed an `=`; undefined outside of an escape. */
  #escape: string | undefined;
  /** Blanks that count only if their line goes on. */
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

  /** What remains when the text has ended. */
  end(): Buffer {
    // The last line may be broken softly, too.
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
  return new MultipartError('a part is not quoted-printable, as its Content-Transfer-Encoding says');
}
