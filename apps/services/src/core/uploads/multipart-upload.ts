import { PassThrough, pipeline, Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parseHeaderLines } from '#core/http/multipart-syntax.ts';
import { MultipartError } from './multipart-error.ts';
import { createTransferDecoder } from './transfer-encoding.ts';

/** The two parts of an upload: the complete metadata, and the media as a stream. */
export type MultipartUpload = {
  metadata: Buffer;
  mediaContentType: string | undefined;
  media: Readable;
  /** Resolves when the body has ended correctly. Otherwise rejects with MultipartError. */
  finished: Promise<void>;
};

const TRANSFER_ENCODING = 'content-transfer-encoding';
const MAX_HEADER_BYTES = 16 * 1024; // Clients send two or three short header lines.

/**
 * Parses a multipart body of two parts (RFC 2046 section 5.1): JSON metadata of at most `maxMetadataBytes`, then media of any
 * size, streamed with constant memory. Decodes transfer encodings. Tolerates a missing preamble line break and bare line feeds.
 * Throws MultipartError for other bodies.
 */
export async function readMultipartUpload(
  source: Readable,
  boundary: string,
  maxMetadataBytes: number,
): Promise<MultipartUpload> {
  const reader = new ByteReader(source);
  const delimiter = Buffer.from(`--${boundary}`);
  await skipPreamble(reader, delimiter);
  const metadataHeaders = await readHeaders(reader);
  const metadataDecoder = createTransferDecoder(metadataHeaders[TRANSFER_ENCODING]);
  const encodedMetadata = await readMetadata(reader, delimiter, maxMetadataBytes);
  const metadata = metadataDecoder
    ? await buffer(Readable.from([encodedMetadata]).pipe(metadataDecoder))
    : encodedMetadata;
  if (await isClosing(reader)) throw new MultipartError('the media part is missing');
  const headers = await readHeaders(reader);
  const decoder = createTransferDecoder(headers[TRANSFER_ENCODING]);
  const encoded = new PassThrough();
  // An error here also fails the media stream, which may not have a reader yet.
  encoded.on('error', () => undefined);
  const media = decoder ? pipeline(encoded, decoder, () => undefined) : encoded;
  const finished = copyMedia(reader, delimiter, encoded);
  finished.catch((error: Error) => encoded.destroy(error));
  return { metadata, mediaContentType: headers['content-type'], media, finished };
}

/** Reads bytes from a stream up to a pattern, across chunk boundaries. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  buffered: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Adds the next chunk to the buffer. Throws if the stream has ended. */
  async fill(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw new MultipartError('the body ends before its last delimiter');
    this.buffered = this.buffered.length === 0 ? next.value : Buffer.concat([this.buffered, next.value]);
  }

  take(sizeBytes: number): Buffer {
    const taken = this.buffered.subarray(0, sizeBytes);
    this.buffered = this.buffered.subarray(sizeBytes);
    return taken;
  }

  async drain(): Promise<void> {
    this.buffered = Buffer.alloc(0);
    while (!(await this.#chunks.next()).done);
  }
}

async function skipPreamble(reader: ByteReader, delimiter: Buffer): Promise<void> {
  let index = reader.buffered.indexOf(delimiter);
  while (index < 0) {
    if (reader.buffered.length > MAX_HEADER_BYTES) throw new MultipartError('the first delimiter is missing');
    await reader.fill();
    index = reader.buffered.indexOf(delimiter);
  }
  reader.take(index + delimiter.length);
}

async function readHeaders(reader: ByteReader): Promise<Record<string, string>> {
  let end = findHeaderEnd(reader.buffered);
  while (!end) {
    if (reader.buffered.length > MAX_HEADER_BYTES) throw new MultipartError('the headers of a part are too long');
    await reader.fill();
    end = findHeaderEnd(reader.buffered);
  }
  return parseHeaderLines(reader.take(end.index + end.lengthBytes).toString('latin1'));
}

function findHeaderEnd(bytes: Buffer): { index: number; lengthBytes: number } | undefined {
  const crlf = bytes.indexOf('\r\n\r\n');
  const lf = bytes.indexOf('\n\n');
  if (crlf >= 0 && (lf < 0 || crlf < lf)) return { index: crlf, lengthBytes: 4 };
  return lf >= 0 ? { index: lf, lengthBytes: 2 } : undefined;
}

async function readMetadata(reader: ByteReader, delimiter: Buffer, maxBytes: number): Promise<Buffer> {
  const pattern = Buffer.concat([Buffer.from('\n'), delimiter]);
  let index = reader.buffered.indexOf(pattern);
  while (index < 0) {
    if (reader.buffered.length > maxBytes) throw new MultipartError('the metadata part is too large');
    // Skips the bytes already searched, except for a possible delimiter start at their end.
    const searchedBytes = Math.max(0, reader.buffered.length - pattern.length + 1);
    await reader.fill();
    index = reader.buffered.indexOf(pattern, searchedBytes);
  }
  return withoutCarriageReturn(reader.take(index + pattern.length).subarray(0, index));
}

/** Reads the bytes after a delimiter. `--` closes the body. */
async function isClosing(reader: ByteReader): Promise<boolean> {
  while (reader.buffered.length < 2) await reader.fill();
  return reader.buffered.subarray(0, 2).toString('latin1') === '--';
}

async function copyMedia(reader: ByteReader, delimiter: Buffer, media: Writable): Promise<void> {
  const pattern = Buffer.concat([Buffer.from('\n'), delimiter]);
  let index = reader.buffered.indexOf(pattern);
  while (index < 0) {
    // The tail may be the start of the delimiter, preceded by a carriage return that belongs to it.
    const safeBytes = reader.buffered.length - pattern.length - 1;
    if (safeBytes > 0) await write(media, reader.take(safeBytes));
    await reader.fill();
    index = reader.buffered.indexOf(pattern);
  }
  await write(media, withoutCarriageReturn(reader.take(index + pattern.length).subarray(0, index)));
  if (!(await isClosing(reader))) throw new MultipartError('the body has more than two parts');
  await reader.drain();
  media.end();
}

function withoutCarriageReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes;
}

function write(target: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (target.destroyed) reject(new MultipartError('the receiver of the media was closed'));
    else target.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
