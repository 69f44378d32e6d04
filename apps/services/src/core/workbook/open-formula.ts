import { toAddress } from '@rotunda/document-formats/cell-address';
import { quoteSheet, REFERENCE_ERROR, type Reference, replaceReferences } from './references.ts';

// OpenDocument 1.3 part 4: references are in brackets, arguments are separated by semicolons.
const PREFIX = 'of:';
const PREFIXED = /^(?:of|oooc):=/u;
const EXCEL = /^msoxl:=/u;
const LAST_ROW = 1_048_576;
const PIECES = /("(?:[^"]|"")*"|\[[^\]]*\]|\{[^}]*\})/u;
const BRACKETS =
  /^\[(?:\$?('(?:[^']|'')+'|[^.\]':]+))?\.([^:\]]+)(?::(?:\$?(?:'(?:[^']|'')+'|[^.\]']+))?\.([^\]]+))?\]$/u;

/** Converts a formula to OpenDocument syntax. */
export function toOpenFormula(formula: string): string {
  const bracketed = replaceReferences(formula, writeBrackets);
  const pieces = bracketed.split(PIECES).map((piece) => {
    if (piece.startsWith('"') || piece.startsWith('[')) return piece;
    if (piece.startsWith('{')) return piece.replaceAll(';', '|').replaceAll(',', ';');
    return piece.replaceAll(',', ';');
  });
  return PREFIX + pieces.join('');
}

function writeBrackets({ sheet, start, end }: Reference): string {
  const column = (each: Reference['start'], missing: number) => toAddress(1, each.column ?? missing).slice(0, -1);
  const write = (each: Reference['start'], isLast: boolean) => {
    const letters = column(each, isLast ? 16_384 : 1);
    return `.${each.fixed.column}${letters}${each.fixed.row}${each.row ?? (isLast ? LAST_ROW : 1)}`;
  };
  const table = sheet === undefined ? '' : `$${quoteSheet(sheet)}`;
  return `[${table}${write(start, false)}${end ? `:${write(end, true)}` : ''}]`;
}

/** Parses the formula of a cell in an OpenDocument file. Returns undefined if its syntax is not supported. */
export function fromOpenFormula(written: string): string | undefined {
  if (EXCEL.test(written)) return written.replace(EXCEL, '=');
  if (!PREFIXED.test(written)) return undefined;
  const pieces = written.replace(PREFIXED, '').split(PIECES);
  const formula = pieces.map((piece) => {
    if (piece.startsWith('"')) return piece;
    if (piece.startsWith('[')) return readBrackets(piece);
    if (piece.startsWith('{')) return piece.replaceAll(';', ',').replaceAll('|', ';');
    return piece.replaceAll(';', ',').replaceAll(/com\.microsoft\./giu, '');
  });
  return `=${formula.join('')}`;
}

function readBrackets(written: string): string {
  const [, sheet, start = '', end] = BRACKETS.exec(written) ?? [];
  if (start === '' || written.includes(REFERENCE_ERROR)) return REFERENCE_ERROR;
  const cells = end === undefined ? start : toWhole(`${start}:${end}`);
  return sheet === undefined ? cells : `${sheet.startsWith("'") ? sheet : quoteSheet(sheet)}!${cells}`;
}

/**
 * Converts areas from the first to the last cell, as OpenDocument files write whole columns and rows, to column and row names.
 */
function toWhole(area: string): string {
  return area
    .replace(/^(\$?[A-Z]{1,3})\$?1:(\$?[A-Z]{1,3})\$?1048576$/iu, '$1:$2')
    .replace(/^\$?A(\$?\d+):\$?XFD(\$?\d+)$/iu, '$1:$2');
}
