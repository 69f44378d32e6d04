import { ARCHIVE_LIMITS } from '@rotunda/document-formats/archive-limits';
import { type ArchiveFormat, removeGzipExtension } from './archive-format.ts';
import type { ArchiveMember } from './archive-member.ts';
import { tooManyFiles } from './archive-size.ts';
import { crc32 } from './crc32.ts';
import { gunzip } from './gunzip.ts';
import { listZip, readZipMember } from './zip-members.ts';

type Archive = { bytes: Uint8Array<ArrayBuffer>; format: ArchiveFormat; name: string };

/**
 * Returns the files of an archive. Rejects if the bytes are invalid, and with LimitError if there are too many files or the
 * unpacked size is too large.
 */
export async function listArchive({ bytes, format, name }: Archive): Promise<ArchiveMember[]> {
  if (format === 'zip') return listZip(bytes);
  const files = format === 'gz' ? [await readSingleFile(bytes, name)] : await readTar(bytes, format);
  return files.map(({ name: path, data }) => {
    return { name: path, sizeBytes: data.length, crc32: crc32(data), isEncrypted: false };
  });
}

/** Returns the content of one file in an archive. Rejects like `listArchive`, and if the file does not exist. */
export async function readArchiveMember(
  { bytes, format, name }: Archive,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'zip') return readZipMember(bytes, path);
  const files = format === 'gz' ? [await readSingleFile(bytes, name)] : await readTar(bytes, format);
  const file = files.find((one) => one.name === path);
  if (!file) throw new Error(`the archive has no ${path}`);
  return file.data;
}

type UnpackedFile = { name: string; data: Uint8Array<ArrayBuffer> };

async function readSingleFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<UnpackedFile> {
  return { name: removeGzipExtension(name), data: await gunzip(bytes) };
}

async function readTar(bytes: Uint8Array<ArrayBuffer>, format: 'tar' | 'tar.gz'): Promise<UnpackedFile[]> {
  const unpacked = format === 'tar.gz' ? await gunzip(bytes) : bytes;
  const { unpackTar } = await import('modern-tar');
  const entries = await unpackTar(unpacked, { strict: true, filter: ({ type }) => type === 'file' });
  if (entries.length > ARCHIVE_LIMITS.maxFiles) throw tooManyFiles();
  if (entries.length === 0 && unpacked.some((byte) => byte !== 0)) throw new Error('the bytes are not an archive');
  return entries.map(({ header, data }) => ({ name: header.name, data: new Uint8Array(data ?? []) }));
}
