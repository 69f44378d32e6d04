import { quoteSheet, REFERENCE_ERROR, type Reference, replaceReferences, writeReference } from './references.ts';

/** A cell position, starting at 1. */
type Place = { row: number; column: number };
type End = Reference['start'];

const NAME = String.raw`'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*`;
const INDEX = String.raw`(?:\d{1,7}|\[-?\d{1,7}\])?`;
const CELL = `(?:R${INDEX}C${INDEX}|R${INDEX}|C${INDEX})`;
// Like the references in A1 notation: strings match first, and a match followed by more characters is a function name or a longer
// word.
const PIECE = new RegExp(
  String.raw`"(?:[^"]|"")*"|(?<![\w.$\]])(?:(${NAME})!)?(${CELL}(?::${CELL})?)(?![\w(.!\[])`,
  'giu',
);
const ROW = new RegExp(`R(${INDEX})`, 'iu');
const COLUMN = new RegExp(`C(${INDEX})`, 'iu');

/** Converts a formula's references to R1C1 notation, relative to a cell. */
export function toR1C1(formula: string, home: Place): string {
  return replaceReferences(formula, ({ sheet, start, end }) => {
    const cells = [start, ...(end ? [end] : [])].map((each) => writeEnd(each, home)).join(':');
    return sheet === undefined ? cells : `${quoteSheet(sheet)}!${cells}`;
  });
}

/** Converts a formula's references from R1C1 to A1 notation, relative to a cell. */
export function fromR1C1(formula: string, home: Place): string {
  return formula.replaceAll(PIECE, (written: string, name: string | undefined, area: string | undefined) => {
    if (area === undefined) return written;
    const [start, end] = area.split(':').map((each) => readEnd(each, home));
    if (!start || [start, end].some((each) => (each?.row ?? 1) < 1 || (each?.column ?? 1) < 1)) return REFERENCE_ERROR;
    const isLine = start.row === undefined || start.column === undefined;
    const sheet = name?.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
    return writeReference({ sheet, start, end: end ?? (isLine ? start : undefined) });
  });
}

function writeEnd({ row, column, fixed }: End, home: Place): string {
  const index = (letter: string, at: number | undefined, isFixed: boolean, homeAt: number) => {
    if (at === undefined) return '';
    if (isFixed) return `${letter}${at}`;
    return at === homeAt ? letter : `${letter}[${at - homeAt}]`;
  };
  return index('R', row, fixed.row === '$', home.row) + index('C', column, fixed.column === '$', home.column);
}

function readEnd(text: string, home: Place): End {
  const [row, column] = [ROW.exec(text)?.[1], COLUMN.exec(text)?.[1]];
  return {
    row: toPlace(row, home.row),
    column: toPlace(column, home.column),
    fixed: { row: isFixed(row) ? '$' : '', column: isFixed(column) ? '$' : '' },
  };
}

function isFixed(index: string | undefined): boolean {
  return index !== undefined && /^\d/u.test(index);
}

function toPlace(index: string | undefined, home: number): number | undefined {
  if (index === undefined || isFixed(index)) return index === undefined ? undefined : Number(index);
  return home + Number(index.slice(1, -1) || 0);
}
