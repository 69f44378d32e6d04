import { toAddress, toColumn } from '@rotunda/document-formats/cell-address';
import type { CellPlace } from './model/sheet-facts.ts';

const REFERENCE = /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?\$?([A-Z]{1,3})\$?(\d{1,10})$/i;
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** Formats a cell reference as in formulas: `Prices!B2`, `'Year 2026'!B2`. */
export function toReference({ sheet, row, column }: CellPlace): string {
  const name = PLAIN_NAME.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${toAddress(row + 1, column + 1)}`;
}

/**
 * Parses a cell reference such as `B2` or `Prices!B2`. Without a sheet, it refers to `current`. Returns undefined if it is
 * invalid.
 */
export function parseReference(text: string, current: string): CellPlace | undefined {
  const [, quoted, plain, letters = '', digits = ''] = REFERENCE.exec(text.trim()) ?? [];
  const row = Number(digits) - 1;
  if (letters === '' || row < 0) return undefined;
  return { sheet: quoted?.replaceAll("''", "'") ?? plain ?? current, row, column: toColumn(letters) - 1 };
}
