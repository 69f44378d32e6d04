import { isDelimited, type SheetFormat } from '#shared/content/sheets/model/sheet-format.ts';
import { openWorkbook } from './open-workbook.ts';
import { TextSource } from './text-source.ts';
import type { WorkbookSource } from './workbook-source.ts';

const PIECE_BYTES = 4 * 1024 * 1024;

/** Opens a completely loaded spreadsheet. Rejects with a DecodingError that states the problem and the remedy. */
export async function openSource(content: Blob, format: SheetFormat, name: string): Promise<WorkbookSource> {
  if (!isDelimited(format)) return openWorkbook(content, format);
  const source = new TextSource(format, name);
  for (let at = 0; at < content.size; at += PIECE_BYTES) {
    source.append(new Uint8Array(await content.slice(at, at + PIECE_BYTES).arrayBuffer()));
  }
  source.end();
  return source;
}
