import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import type { SheetParts } from '@rotunda/document-formats/sheet-parts';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js';

// Already runs in a worker.
configure({ useWebWorkers: false });

// Sheets are read while they are unpacked, and never held in memory as a whole.
const MAX_UNPACKED_BYTES = 2 * 2 ** 30;

/** The archive of a workbook, and whether it is encrypted. */
export type SheetArchive = SheetParts & { isEncrypted: boolean };

/**
 * Opens a ZIP archive. Its files are unpacked when they are read. Rejects if the content is invalid, and with LimitError if its
 * declared unpacked size exceeds a reasonable workbook size or is far larger than the archive.
 */
export async function openArchive(content: Blob): Promise<SheetArchive> {
  const files = new Map<string, FileEntry>();
  let unpackedBytes = 0;
  for await (const entry of new ZipReader(new BlobReader(content)).getEntriesGenerator()) {
    if (entry.directory) continue;
    unpackedBytes += entry.uncompressedSize;
    const isBomb = isArchiveBomb(entry.uncompressedSize, entry.compressedSize);
    if (isBomb || files.size >= ARCHIVE_LIMITS.maxFiles || unpackedBytes > MAX_UNPACKED_BYTES) {
      throw new LimitError('The file is too large when unpacked.');
    }
    files.set(entry.filename, entry);
  }
  return {
    names: [...files.keys()],
    isEncrypted: [...files.values()].some(({ encrypted }) => encrypted),
    read: async (name, onText) => {
      const entry = files.get(name);
      if (entry) await unpack(entry, onText);
    },
  };
}

async function unpack(entry: FileEntry, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let sizeBytes = 0;
  const writer = new WritableStream<Uint8Array>({
    write: (bytes) => {
      sizeBytes += bytes.length;
      if (sizeBytes > entry.uncompressedSize) throw new LimitError('The file is larger when unpacked than it states.');
      onText(decoder.decode(bytes, { stream: true }));
    },
  });
  await entry.getData(writer, { checkSignature: true });
  onText(decoder.decode());
}
