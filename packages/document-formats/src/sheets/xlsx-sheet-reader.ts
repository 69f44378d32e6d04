import { unescapeXml } from '#xml.ts';
import { toColumn } from './cell-address.ts';
import type { CompactSheet } from './compact-sheet.ts';

const TAG = /<(?:\w+:)?(row|c|mergeCell)\b([^<>]*)>/gu;
const CELL_END = /<\/(?:\w+:)?c>/gu;
const ADDRESS = /\br=["']([A-Z]{1,3})(\d{1,7})["']/u;
const ROW = /\br=["'](\d{1,7})["']/u;
const STYLE = /\bs=["'](\d{1,5})["']/u;
const TYPE = /\bt=["'](\w+)["']/u;
const VALUE = /<(?:\w+:)?v\b[^<>]*>([^<]*)</u;
const FORMULA = /<(?:\w+:)?f\b[^<>]*>([^<]*)</u;
const AREA = /\bref=["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/u;

/** Reads the cells of an XLSX sheet from chunks of its XML. Each chunk ends with a row. */
export class XlsxSheetReader {
  readonly #sheet: CompactSheet;
  readonly #sharedTexts: readonly string[];
  /** Days between the dates of the workbook and those of its formats, which start in 1900. */
  readonly #daysOff: number;
  readonly #isDate: readonly boolean[];
  #row = -1;
  #column = -1;

  constructor(
    sheet: CompactSheet,
    options: { sharedTexts: readonly string[]; daysOff: number; isDate: readonly boolean[] },
  ) {
    this.#sheet = sheet;
    this.#sharedTexts = options.sharedTexts;
    this.#daysOff = options.daysOff;
    this.#isDate = options.isDate;
  }

  take(xml: string): void {
    TAG.lastIndex = 0;
    for (let tag = TAG.exec(xml); tag; tag = TAG.exec(xml)) {
      const [whole, name, attributes = ''] = tag;
      if (name === 'row') this.#beginRow(attributes);
      else if (name === 'mergeCell') this.#addMerged(attributes);
      else {
        this.#movePlace(attributes);
        if (whole.endsWith('/>')) continue;
        CELL_END.lastIndex = TAG.lastIndex;
        const end = CELL_END.exec(xml);
        if (!end) throw new Error('a cell is not closed');
        this.#addCell(attributes, xml.slice(TAG.lastIndex, end.index));
        TAG.lastIndex = CELL_END.lastIndex;
      }
    }
  }

  #beginRow(attributes: string): void {
    const number = ROW.exec(attributes)?.[1];
    this.#row = number === undefined ? this.#row + 1 : Number(number) - 1;
    this.#column = -1;
  }

  // Some programs omit the addresses: such a cell follows the previous one.
  #movePlace(attributes: string): void {
    const [, letters, row] = ADDRESS.exec(attributes) ?? [];
    this.#column = letters === undefined ? this.#column + 1 : toColumn(letters) - 1;
    if (row !== undefined) this.#row = Number(row) - 1;
  }

  #addCell(attributes: string, content: string): void {
    const type = TYPE.exec(attributes)?.[1] ?? 'n';
    const value = VALUE.exec(content)?.[1];
    if (type === 'inlineStr') this.#addText(readRuns(content));
    else if (value === undefined || value === '') this.#addUncalculated(content);
    else if (type === 's') this.#addText(this.#sharedTexts[Number(value)] ?? '');
    else if (type === 'b') this.#addText(value === '1' || value === 'true' ? 'TRUE' : 'FALSE');
    else if (type === 'n' && Number.isFinite(Number(value))) this.#addNumber(attributes, Number(value));
    else this.#addText(unescapeXml(value));
  }

  #addText(text: string): void {
    this.#sheet.addText(this.#row, this.#column, text);
  }

  #addNumber(attributes: string, value: number): void {
    const style = Number(STYLE.exec(attributes)?.[1] ?? 0);
    this.#sheet.addNumber(this.#row, this.#column, value + (this.#isDate[style] ? this.#daysOff : 0), style);
  }

  // A program that does not calculate only writes the formula, which is displayed instead of a value.
  #addUncalculated(content: string): void {
    const formula = FORMULA.exec(content)?.[1];
    if (formula) this.#addText(`=${unescapeXml(formula)}`);
  }

  #addMerged(attributes: string): void {
    const [, left = '', top, right = '', bottom] = AREA.exec(attributes) ?? [];
    if (top === undefined) return;
    const [row, column] = [Number(top) - 1, toColumn(left) - 1];
    this.#sheet.addMerged({ row, column, rows: Number(bottom) - row, columns: toColumn(right) - column });
  }
}

const RUN = /<(?:\w+:)?t\b[^<>]*?(?:\/>|>([^<]*)<)/gu;
const PHONETIC = /<(?:\w+:)?rPh\b[^<]*(?:<(?!\/?(?:\w+:)?rPh\b)[^<]*)*<\/(?:\w+:)?rPh>/gu;
const ESCAPED = /_x([\da-f]{4})_/giu;

/** Returns the text of a cell or a shared text, which may consist of several runs, without phonetic text. */
export function readRuns(xml: string): string {
  const written = xml.includes('rPh') ? xml.replaceAll(PHONETIC, '') : xml;
  let text = '';
  for (const [, run = ''] of written.matchAll(RUN)) text += run;
  return unescapeXml(text).replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
