import { Transform } from 'node:stream';
import { MultipartError } from './multipart-error.ts';
import { QuotedPrintableDecoder } from './quoted-printable.ts';

/**
 * Returns a stream that decodes the Content-Transfer-Encoding of a part (RFC 2045 section 6), or undefined if no decoding is
 * needed. Throws MultipartError if the encoding is unknown. The stream fails with MultipartError if the content is malformed.
 */
export function createTransferDecoder(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase()) {
    case undefined:
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return undefined;
    case 'base64':
      return toTransform(new Base64Decoder());
    case 'quoted-printable':
      return toTransform(new QuotedPrintableDecoder());
    default:
      throw new MultipartError(`the Content-Transfer-Encoding '${encoding}' is unknown`);
  }
}

type Decoder = { decode(bytes: Buffer): Buffer; end(): Buffer };

function toTransform(decoder: Decoder): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      complete(done, () => decoder.decode(chunk));
    },
    flush(done) {
      complete(done, () => decoder.end());
    },
  });
}

function complete(done: (error: Error | null, bytes?: Buffer) => void, decode: () => Buffer): void {
  try {
    done(null, decode());
  } catch (error) {
    done(error instanceof Error ? error : new MultipartError(String(error)));
  }
}

class Base64Decoder implements Decoder {
  #held = '';
  #hasEnded = false;

  decode(bytes: Buffer): Buffer {
    const digits = this.#held + bytes.toString('latin1').replaceAll(/[ \t\r\n]+/g, '');
    const whole = digits.slice(0, digits.length - (digits.length % 4));
    this.#held = digits.slice(whole.length);
    if (!/^[\w+/]*={0,2}$/.test(whole) || whole.includes('_') || (this.#hasEnded && digits !== '')) {
      throw new MultipartError('a part is not base64, contrary to its Content-Transfer-Encoding');
    }
    this.#hasEnded ||= whole.endsWith('=');
    return Buffer.from(whole, 'base64');
  }

  end(): Buffer {
    if (this.#held !== '') throw new MultipartError('the base64 of a part is incomplete');
    return Buffer.alloc(0);
  }
}
