import type { Sheet } from '#core/workbook/cell.ts';
import { readSheets, toTextRows } from '#drive/documents/conversion/sheets.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Extracts the names and rows of the sheets of an Excel workbook. Rejects if it decompresses to more than `maxUnpackedBytes`. */
export async function readWorkbookText(bytes: Uint8Array, maxUnpackedBytes: number): Promise<string> {
  const sheets = await readSheets(bytes, XLSX, { maxUnpackedBytes });
  return sheets.map((sheet) => `${sheet.name}\n${toSearchRows(sheet).join('\n')}`).join('\n');
}

/** Returns the rows of a sheet as displayed. A number with a different display text can also be found by its digits. */
function toSearchRows(sheet: Sheet): string[] {
  const shown = toTextRows(sheet);
  if (!sheet.formats) return shown.map((row) => row.join('\t'));
  const plain = toTextRows({ ...sheet, formats: undefined });
  return shown.map((row, index) =>
    row.map((text, column) => [...new Set([text, plain[index]?.[column]])].join(' ')).join('\t'),
  );
}
