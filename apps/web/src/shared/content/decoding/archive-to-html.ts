import { ARCHIVE_LIMITS } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { escapeXml } from '@rotunda/document-formats/xml';
import { configure, type Entry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js';
import { formatSize } from '#shared/format/size.ts';

// This is a worker already.
configure({ useWebWorkers: false });

/**
 * The files of a ZIP archive as a table of names, sizes and checksums (CRC-32), so that two states of it can be compared; nothing is
 * unpacked. Rejects for bytes that are none, and with LimitError for an archive of more than 10,000 files.
 */
export async function archiveToHtml(bytes: Uint8Array): Promise<string> {
  const rows: string[] = [];
  let [sizeBytes, encrypted] = [0, 0];
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
    if (entry.directory) continue;
    if (rows.length === ARCHIVE_LIMITS.maxFiles) {
      throw new LimitError(`The archive holds more than ${ARCHIVE_LIMITS.maxFiles.toLocaleString('en')} files.`);
    }
    rows.push(toRow(entry));
    sizeBytes += entry.uncompressedSize;
    if (entry.encrypted) encrypted += 1;
  }
  const facts = [`Files: ${rows.length.toLocaleString('en')}`, `Unpacked: ${formatSize(sizeBytes)}`];
  if (encrypted > 0) facts.push(`With a password: ${encrypted.toLocaleString('en')}`);
  const head = '<tr><th>Name</th><th>Size</th><th>CRC-32</th></tr>';
  return `<p>${facts.join(', ')}</p><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function toRow({ filename, uncompressedSize, signature }: Entry): string {
  const cells = [filename, formatSize(uncompressedSize), signature?.toString(16).padStart(8, '0') ?? ''];
  return `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
}
