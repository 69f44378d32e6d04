import type { CellValue } from '@rotunda/document-formats/cell-value';
import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { readArchive } from '#core/read-archive.ts';
import type { Sheet } from './cell.ts';
import { clipFarCells } from './clip-far-cells.ts';
import { readDetails } from './details-of-xlsx.ts';
import { placeFormulas, readFormulas, type WrittenFormula } from './formulas-of-xlsx.ts';
import { recalculate } from './recalculate.ts';
import type { Parts } from './sheets-of-xlsx.ts';

/** Limits for reading. */
type Options = {
  /** Throws if the archive decompresses to more. */
  maxUnpackedBytes?: number | undefined;
  /** Throws if the archive contains unsupported files. */
  check?: (parts: Parts) => void;
};

/**
 * Reads the sheets of a workbook (XLSX) with cell styles and formulas. Calculates formulas that the program that wrote the file
 * did not. Rejects if the bytes are not a workbook. Checks the declared sizes of the archive before decompressing, because the
 * reader library decompresses without limit.
 */
export async function readXlsx(
  bytes: Uint8Array,
  { maxUnpackedBytes, check }: Options = {},
): Promise<readonly Sheet[]> {
  const parts = await readArchive(bytes, () => true, maxUnpackedBytes);
  check?.(parts);
  const plain = zipSync(Object.fromEntries(parts), { level: 0 });
  const read = await readXlsxFile(Buffer.from(plain));
  const formulas = readFormulas(parts);
  const details = readDetails(parts);
  const sheets = read.map(({ sheet, data }) =>
    clipFarCells({
      name: sheet,
      rows: placeFormulas(
        data.map((row) => row.map(toValue)),
        formulas.get(sheet) ?? [],
      ),
      ...details.get(sheet),
    }),
  );
  return [...formulas.values()].every(areCalculated) ? sheets : recalculate(sheets, 'UTC');
}

function areCalculated(formulas: readonly WrittenFormula[]): boolean {
  return formulas.every(({ hasValue }) => hasValue);
}

// The library's types declare dates as the Date constructor, but the values are Date instances.
function toValue(value: unknown): CellValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? new Date(toWholeSeconds(value.getTime())) : null;
}

/** Workbooks store times as fractions of a day, so times within a millisecond of a second are rounded to it. */
function toWholeSeconds(timeMs: number): number {
  const whole = Math.round(timeMs / 1000) * 1000;
  return Math.abs(timeMs - whole) <= 1 ? whole : timeMs;
}
