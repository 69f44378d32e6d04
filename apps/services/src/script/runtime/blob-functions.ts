import { gunzipSync, gzipSync } from 'node:zlib';
import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { HostException } from '#script/host-exception.ts';

/** Maximum blob size in scripts, also after decompressing. */
const MAX_BLOB_BYTES = 5 * 1_048_576;
const MAX_ENTRIES = 1_000;

/** A file of an archive, with its base64-encoded content. */
type PackedFile = { name: string; base64: string };

/** Host functions for the content of blobs, which the sandbox stores in base64. */
export type BlobFunctions = {
  encodeText(text: string, charset: string): string;
  decodeText(base64: string, charset: string): string;
  packBytes(bytes: readonly number[]): string;
  zip(files: readonly PackedFile[]): string;
  unzip(base64: string): PackedFile[];
  gzip(base64: string): string;
  gunzip(base64: string): string;
};

/** Compresses, decompresses and converts the content of blobs. All outputs have a size limit. */
export const blobFunctions: BlobFunctions = {
  encodeText(text, charset) {
    const name = String(charset).toLowerCase();
    if (['latin1', 'iso-8859-1', 'us-ascii'].includes(name)) return toBase64(Buffer.from(String(text), 'latin1'));
    if (name === 'utf-16le') return toBase64(Buffer.from(String(text), 'utf16le'));
    if (name !== 'utf-8' && name !== 'utf8') throw new HostException(`Invalid argument: ${charset}`);
    return toBase64(Buffer.from(String(text)));
  },
  decodeText(base64, charset) {
    try {
      return new TextDecoder(String(charset)).decode(toBytes(base64));
    } catch {
      throw new HostException(`Invalid argument: ${charset}`);
    }
  },
  packBytes(bytes) {
    if (!Array.isArray(bytes)) throw new HostException('Invalid argument: bytes');
    return toBase64(Buffer.from(bytes.map((each) => Number(each) & 0xff)));
  },
  zip(files) {
    if (!Array.isArray(files) || files.length > MAX_ENTRIES) throw new HostException('Invalid argument: blobs');
    const entries = files.map(({ name, base64 }): [string, Uint8Array] => [String(name), toBytes(base64)]);
    const names = new Set(entries.map(([name]) => name));
    if (names.size < entries.length) throw new HostException('Duplicate file name in the archive.');
    return toBase64(zipSync(Object.fromEntries(entries)));
  },
  unzip(base64) {
    let totalBytes = 0;
    let count = 0;
    const filter = ({ originalSize }: UnzipFileInfo) => {
      totalBytes += originalSize;
      count += 1;
      if (totalBytes > MAX_BLOB_BYTES || count > MAX_ENTRIES) throw new HostException('The archive is too large.');
      return true;
    };
    const files = unpack(() => unzipSync(toBytes(base64), { filter }));
    return Object.entries(files).flatMap(([name, bytes]) =>
      name.endsWith('/') ? [] : [{ name, base64: toBase64(bytes) }],
    );
  },
  gzip: (base64) => toBase64(gzipSync(toBytes(base64))),
  gunzip: (base64) => toBase64(unpack(() => gunzipSync(toBytes(base64), { maxOutputLength: MAX_BLOB_BYTES }))),
};

function unpack<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof HostException) throw error;
    throw new HostException('The content cannot be unpacked: it is damaged or too large.');
  }
}

function toBytes(base64: string): Uint8Array {
  return Buffer.from(String(base64), 'base64');
}

function toBase64(bytes: Uint8Array): string {
  if (bytes.length > MAX_BLOB_BYTES) throw new HostException('The content is too large for a script: over 5 MB.');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
