import type { CellValue } from '@rotunda/document-formats/cell-value';
import type { XmlPiece } from '@rotunda/document-formats/xml';
import type { Cell } from '#core/workbook/cell.ts';
import { fromOpenFormula } from '#core/workbook/open-formula.ts';

type Tag = Extract<XmlPiece, { attributes: unknown }>;

/** Returns the cell for an element of an OpenDocument spreadsheet and its text. */
export function toCell(tag: Tag, text: string): Cell {
  const formula = fromOpenFormula(tag.attributes.get('table:formula') ?? '');
  const value = toCellValue(tag, text);
  return formula === undefined ? value : { formula, value };
}

function toCellValue({ attributes }: Tag, text: string): CellValue {
  switch (attributes.get('office:value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return Number(attributes.get('office:value'));
    case 'time':
      return readTime(attributes.get('office:time-value') ?? '') ?? text;
    case 'boolean':
      return attributes.get('office:boolean-value') === 'true';
    case 'date': {
      const written = attributes.get('office:date-value') ?? '';
      const date = new Date(/T/u.test(written) ? `${written}Z` : written);
      return Number.isNaN(date.getTime()) ? text : date;
    }
    default:
      return attributes.get('office:string-value') ?? (text === '' ? null : text);
  }
}

/** The date that workbooks assign to a time of day. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const TIME = /^(-?)P(?:(\d{1,6})D)?T(?:(\d{1,7})H)?(?:(\d{1,7})M)?(?:(\d{1,7}(?:[.,]\d{1,9})?)S)?$/u;

/** Parses a time of day or duration in ISO 8601 to a date. */
function readTime(written: string): Date | undefined {
  const [whole, sign, days = 0, hours = 0, minutes = 0, seconds = '0'] = TIME.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const clock = (Number(days) * 24 + Number(hours)) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  return new Date(EPOCH_MS + (sign === '-' ? -1 : 1) * Math.round(clock * 1000));
}

/** Returns the format of a percentage without one, from its displayed decimals. */
export function toPercentFormat(text: string): string {
  const decimals = /[.,](\d{1,10})/u.exec(text)?.[1]?.length ?? 0;
  return decimals > 0 ? `0.${'0'.repeat(decimals)}%` : '0%';
}
