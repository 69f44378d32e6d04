import { CellCount, SharedTexts } from './compact-sheet.ts';
import { OdsSheetReader } from './ods-sheet-reader.ts';
import { readInChunks, type SheetParts } from './sheet-parts.ts';
import { listOmitted, type Workbook } from './workbook.ts';

const ROW_END = /<\/table:table-row>/gu;
const OMITTED = { 'chart or object': /^Object [^/]*\/content\.xml$/u, picture: /^Pictures\//u };

/**
 * Parses the sheets of an OpenDocument spreadsheet (ODS) from the files of its archive. Rejects if it is not a spreadsheet, and
 * with LimitError if it has too many cells.
 */
export async function odsToWorkbook(parts: SheetParts): Promise<Workbook> {
  const reader = new OdsSheetReader({ texts: new SharedTexts(), count: new CellCount() });
  await readInChunks(parts, 'content.xml', ROW_END, (xml) => reader.take(xml));
  if (reader.sheets.length === 0) throw new Error('the archive has no sheets');
  return { sheets: reader.sheets, omitted: listOmitted(parts.names, OMITTED) };
}
