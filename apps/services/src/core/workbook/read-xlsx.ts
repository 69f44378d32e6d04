import type { CellValue } from '@rotunda/document-formats/cell-value';
import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { readArchive } from '#core/read-archive.ts';
import type { Sheet } from './cell.ts';
import { readDetails } from './details-of-xlsx.ts';
import { placeFormulas, readFormulas, type WrittenFormula } from './formulas-of-xlsx.ts';
import { nearContent } from './near-content.ts';
import { recalculate } from './recalculate.ts';
import type { Parts } from './sheets-of-xlsx.ts';

/** Limits of what is read. */
type Options = {
  /** Throws for an archive that unpacks to more. */
  maxUnpackedBytes?: number | undefined;
  /** Throws for files of the archive that are not to be read. */
  check?: (parts: Parts) => void;
};

/**
 * The sheets of a workbook (XLSX) with how their cells look and their formulas, which are calculated where the program that wrote it did not. Rejects
 * for what is no workbook. The archive is unpacked by what it says of itself: the library that reads it unpacks whatever comes.
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
    nearContent({
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

// The library declares dates as their constructor; what it gives are dates.
function toValue(value: unknown): CellValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? new Date(toWholeSeconds(value.getTime())) : null;
}

/** Workbooks store times as parts of a day: what is a millisecond off a second is that second. */
function toWholeSeconds(timeMs: number): number {
  const whole = Math.round(timeMs / 1000) * 1000;
  return Math.abs(timeMs - whole) <= 1 ? whole : timeMs;
}
