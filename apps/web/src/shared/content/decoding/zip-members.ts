import { ARCHIVE_LIMITS } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import {
  configure,
  type Entry,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-external.js';
import type { ArchiveMember } from './archive-member.ts';
import { requireUnpackedSize, tooManyFiles } from './archive-size.ts';
import { toHex } from './crc32.ts';

// Already runs in a worker.
configure({ useWebWorkers: false });

/**
 * Lists the files of a ZIP archive without unpacking them. Rejects if the bytes are invalid, and with LimitError for more than
 * 10,000 files.
 */
export async function listZip(bytes: Uint8Array): Promise<ArchiveMember[]> {
  const members: ArchiveMember[] = [];
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
    if (entry.directory) continue;
    if (members.length === ARCHIVE_LIMITS.maxFiles) throw tooManyFiles();
    const { filename: name, uncompressedSize: sizeBytes, signature, encrypted: isEncrypted } = entry;
    members.push({ name, sizeBytes, crc32: signature === undefined ? undefined : toHex(signature), isEncrypted });
  }
  return members;
}

/** Unpacks one file of a ZIP archive, regardless of its declared size. Rejects if the file is damaged or missing. */
export async function readZipMember(bytes: Uint8Array, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const entry = entries.find((one) => isFile(one) && one.filename === path);
  if (!entry || !isFile(entry)) throw new Error(`the archive has no ${path}`);
  if (entry.encrypted) throw new LimitError('This file is protected by a password.');
  requireUnpackedSize(entry.uncompressedSize, entry.compressedSize);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let sizeBytes = 0;
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      sizeBytes += part.length;
      requireUnpackedSize(sizeBytes, entry.compressedSize);
      parts.push(part);
    },
  });
  await entry.getData(writable, { checkSignature: true });
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}
