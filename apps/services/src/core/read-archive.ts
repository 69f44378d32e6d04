import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

const DEFLATED = 8;

/** A file in an archive, as listed by the archive. */
export type ArchiveFile = {
  name: string;
  sizeBytes: number;
  /** Whether its compression ratio is so high that it is likely a ZIP bomb. */
  isBomb: boolean;
  /** Decompresses the file. Rejects if it is damaged, and as soon as it exceeds `sizeBytes`. */
  read: () => Promise<Uint8Array>;
};

/**
 * Lists the files of a ZIP archive in order, without folders. Rejects for other bytes, and with LimitError if there are more than
 * `maxFiles`.
 */
export async function* listArchive(
  bytes: Uint8Array,
  maxFiles = Number.POSITIVE_INFINITY,
): AsyncGenerator<ArchiveFile> {
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (archive.entryCount > maxFiles) {
    throw new LimitError(`The archive contains more than ${maxFiles.toLocaleString('en')} files.`);
  }
  for await (const entry of archive.eachEntry()) {
    const { fileName: name, uncompressedSize: sizeBytes, compressedSize } = entry;
    if (name.endsWith('/')) continue;
    yield { name, sizeBytes, isBomb: isArchiveBomb(sizeBytes, compressedSize), read: () => unpack(archive, entry) };
  }
}

async function unpack(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new Error(`${entry.fileName} is encrypted`);
  const packed = await buffer(await archive.openReadStreamPromise(entry, { decodeFileData: false }));
  const maxOutputLength = Math.max(1, entry.uncompressedSize);
  const bytes = entry.compressionMethod === DEFLATED ? inflateRawSync(packed, { maxOutputLength }) : packed;
  if (bytes.length === entry.uncompressedSize && crc32(bytes) === entry.crc32) return bytes;
  throw new Error(`${entry.fileName} is damaged`);
}

/**
 * Reads selected files of a ZIP archive, by name. Rejects for other bytes and for files whose declared size is wrong. Rejects
 * with LimitError, before decompressing, if the declared size exceeds that of a reasonable document or the compression ratio is
 * too high.
 */
export async function readArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxUnpackedBytes: number = ARCHIVE_LIMITS.maxUnpackedBytes,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const listed: ArchiveFile[] = [];
  let unpackedBytes = 0;
  for await (const file of listArchive(bytes, ARCHIVE_LIMITS.maxFiles)) {
    unpackedBytes += file.sizeBytes;
    if (file.isBomb || unpackedBytes > maxUnpackedBytes)
      throw new LimitError('The archive is too large when unpacked.');
    listed.push(file);
  }
  const files = new Map<string, Uint8Array>();
  for (const { name, read } of listed) if (isWanted(name)) files.set(name, await read());
  return files;
}
