import { toAddress, toColumn } from '@rotunda/document-formats/cell-address';
import type { CellPlace } from './model/sheet-facts.ts';

const REFERENCE = /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?\$?([A-Z]{1,3})\$?(\d{1,10})$/i;
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** The reference of a cell as formulas write it: `Prices!B2`, `'Year 2026'!B2`. */
export function toReference({ sheet, row, column }: CellPlace): string {
  const name = PLAIN_NAME.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${toAddress(row + 1, column + 1)}`;
}

/** The cell that a reference such as `B2` or `Prices!B2` names; one without a sheet is of `current`. Undefined for none. */
export function parseReference(text: string, current: string): CellPlace | undefined {
  const [, quoted, plain, letters = '', digits = ''] = REFERENCE.exec(text.trim()) ?? [];
  const row = Number(digits) - 1;
  if (letters === '' || row < 0) return undefined;
  return { sheet: quoted?.replaceAll("''", "'") ?? plain ?? current, row, column: toColumn(letters) - 1 };
}
