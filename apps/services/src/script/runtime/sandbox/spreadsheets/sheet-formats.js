/** @import { Area } from './sheet-area.js' */
/** @import { Cells } from './sheet-range.js' */
import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { AREA, SheetArea } from './sheet-area.js';
import { requireShape, toDisplay } from './sheet-values.js';

const GENERAL = 'General';

/** The number formats of the cells of a range, and the texts displayed with them. */
export class FormattedRange extends SheetArea {
  #cells;

  /**
   * @param {string} className
   * @param {Area} area
   * @param {Cells} cells
   */
  constructor(className, area, cells) {
    super(className, area);
    this.#cells = cells;
  }

  getNumberFormat() {
    return this.getNumberFormats()[0]?.[0] ?? GENERAL;
  }

  getNumberFormats() {
    return this.#map((row, column) => this.#cells.format(row, column) || GENERAL);
  }

  /** @param {string} format */
  setNumberFormat(format) {
    const code = this.#toCode(format);
    this.#map((row, column) => this.#cells.setFormat(row, column, code));
    return this;
  }

  /** @param {string[][]} formats */
  setNumberFormats(formats) {
    const { row, column } = this[AREA];
    requireShape('Range.setNumberFormats', formats, this[AREA]);
    // Validates all values before setting the first.
    const codes = formats.map((each) => each.map((format) => this.#toCode(format)));
    this.#map((at, place) => this.#cells.setFormat(at, place, codes[at - row]?.[place - column] ?? ''));
    return this;
  }

  clearFormat() {
    return this.setNumberFormat('');
  }

  getDisplayValue() {
    return this.getDisplayValues()[0]?.[0] ?? '';
  }

  getDisplayValues() {
    return this.#map((row, column) => {
      const [value, format] = [this.#cells.read(row, column), this.#cells.format(row, column)];
      return format === '' || value === '' ? toDisplay(value) : this.#cells.display(format, value);
    });
  }

  /** @param {unknown} format */
  #toCode(format) {
    const code = String(format ?? '');
    if (code === '' || code === GENERAL || code === '@') return '';
    if (!this.#cells.isFormat(code)) throw new Exception(`Invalid number format: ${code}`);
    return code;
  }

  /**
   * @template Result
   * @param {(row: number, column: number) => Result} work
   */
  #map(work) {
    const { row, column, rows, columns } = this[AREA];
    return Array.from({ length: rows }, (_row, index) =>
      Array.from({ length: columns }, (_column, place) => work(row + index, column + place)),
    );
  }
}
