import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import type { SheetParts } from '@rotunda/document-formats/sheet-parts';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js';

// This is a worker already.
configure({ useWebWorkers: false });

// Sheets are read as they are unpacked, and never whole.
const MAX_UNPACKED_BYTES = 2 * 2 ** 30;

/** The archive of a workbook, with what says whether it is encrypted. */
export type SheetArchive = SheetParts & { isEncrypted: boolean };

/**
 * Opens a ZIP archive; its files are unpacked as they are read. Rejects for content that is none, and with LimitError for one that says
 * that it unpacks to more than a workbook reasonably holds, or to far more than its own size.
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
