/** @import { Area } from './sheet-area.js' */
/** @import { Cells } from './sheet-range.js' */
/** @import { Look } from './cell-looks.js' */

import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import {
  BACKGROUND,
  changeStyle,
  FONT_COLOR,
  FONT_FAMILY,
  FONT_LINE,
  FONT_SIZE,
  FONT_STYLE,
  FONT_WEIGHT,
  HORIZONTAL,
  VERTICAL,
  WRAP,
} from './cell-looks.js';
import { AREA } from './sheet-area.js';
import { FormattedRange } from './sheet-formats.js';
import { requireShape } from './sheet-values.js';

/** The styles of the cells of a range. */
export class StyledRange extends FormattedRange {
  #cells;

  /**
   * @param {string} className
   * @param {Area} area
   * @param {Cells} cells
   */
  constructor(className, area, cells) {
    super(className, area, cells);
    this.#cells = cells;
  }

  getBackground() {
    return this.getBackgrounds()[0]?.[0] ?? BACKGROUND.usual;
  }

  getBackgrounds() {
    return this.#read(BACKGROUND);
  }

  /** @param {string | null} value */
  setBackground(value) {
    return this.#set(BACKGROUND, value);
  }

  /** @param {(string | null)[][]} values */
  setBackgrounds(values) {
    return this.#setEach('setBackgrounds', BACKGROUND, values);
  }

  getFontColor() {
    return this.getFontColors()[0]?.[0] ?? FONT_COLOR.usual;
  }

  getFontColors() {
    return this.#read(FONT_COLOR);
  }

  /** @param {string | null} value */
  setFontColor(value) {
    return this.#set(FONT_COLOR, value);
  }

  /** @param {(string | null)[][]} values */
  setFontColors(values) {
    return this.#setEach('setFontColors', FONT_COLOR, values);
  }

  getFontWeight() {
    return this.getFontWeights()[0]?.[0] ?? FONT_WEIGHT.usual;
  }

  getFontWeights() {
    return this.#read(FONT_WEIGHT);
  }

  /** @param {string | null} value */
  setFontWeight(value) {
    return this.#set(FONT_WEIGHT, value);
  }

  /** @param {(string | null)[][]} values */
  setFontWeights(values) {
    return this.#setEach('setFontWeights', FONT_WEIGHT, values);
  }

  getFontStyle() {
    return this.getFontStyles()[0]?.[0] ?? FONT_STYLE.usual;
  }

  getFontStyles() {
    return this.#read(FONT_STYLE);
  }

  /** @param {string | null} value */
  setFontStyle(value) {
    return this.#set(FONT_STYLE, value);
  }

  /** @param {(string | null)[][]} values */
  setFontStyles(values) {
    return this.#setEach('setFontStyles', FONT_STYLE, values);
  }

  getFontLine() {
    return this.#read(FONT_LINE)[0]?.[0] ?? FONT_LINE.usual;
  }

  /** @param {string | null} value */
  setFontLine(value) {
    return this.#set(FONT_LINE, value);
  }

  getFontFamily() {
    return this.#read(FONT_FAMILY)[0]?.[0] ?? FONT_FAMILY.usual;
  }

  /** @param {string | null} value */
  setFontFamily(value) {
    return this.#set(FONT_FAMILY, value);
  }

  getFontSize() {
    return this.#read(FONT_SIZE)[0]?.[0] ?? FONT_SIZE.usual;
  }

  /** @param {number | null} value */
  setFontSize(value) {
    return this.#set(FONT_SIZE, value);
  }

  getHorizontalAlignment() {
    return this.getHorizontalAlignments()[0]?.[0] ?? HORIZONTAL.usual;
  }

  getHorizontalAlignments() {
    return this.#read(HORIZONTAL);
  }

  /** @param {string | null} value */
  setHorizontalAlignment(value) {
    return this.#set(HORIZONTAL, value);
  }

  /** @param {(string | null)[][]} values */
  setHorizontalAlignments(values) {
    return this.#setEach('setHorizontalAlignments', HORIZONTAL, values);
  }

  getVerticalAlignment() {
    return this.getVerticalAlignments()[0]?.[0] ?? VERTICAL.usual;
  }

  getVerticalAlignments() {
    return this.#read(VERTICAL);
  }

  /** @param {string | null} value */
  setVerticalAlignment(value) {
    return this.#set(VERTICAL, value);
  }

  /** @param {(string | null)[][]} values */
  setVerticalAlignments(values) {
    return this.#setEach('setVerticalAlignments', VERTICAL, values);
  }

  getWrap() {
    return this.#read(WRAP)[0]?.[0] ?? WRAP.usual;
  }

  /** @param {boolean | null} value */
  setWrap(value) {
    return this.#set(WRAP, value);
  }

  /**
   * @param {number} red
   * @param {number} green
   * @param {number} blue
   */
  setBackgroundRGB(red, green, blue) {
    const parts = [red, green, blue];
    if (!parts.every((part) => Number.isInteger(part) && part >= 0 && part <= 255)) {
      throw wrongArguments('Range.setBackgroundRGB', parts);
    }
    return this.setBackground(`#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
  }

  /**
   * @override
   * @returns {this}
   */
  clearFormat() {
    this.#map((row, column) => this.#cells.setStyle(row, column, ''));
    return super.clearFormat();
  }

  /**
   * @template Value
   * @param {Look<Value>} look
   * @returns {Value[][]}
   */
  #read(look) {
    return this.#map((row, column) => look.read(this.#cells.style(row, column) || {}) ?? look.usual);
  }

  /**
   * @param {Look<any>} look
   * @param {any} value
   */
  #set(look, value) {
    const change = look.write(value);
    this.#map((row, column) => this.#cells.setStyle(row, column, changeStyle(this.#cells.style(row, column), change)));
    return this;
  }

  /**
   * @param {string} method
   * @param {Look<any>} look
   * @param {any[][]} values
   */
  #setEach(method, look, values) {
    requireShape(`Range.${method}`, values, this[AREA]);
    // Validates all values before setting the first.
    const changes = values.map((each) => each.map((value) => look.write(value)));
    const { row, column } = this[AREA];
    this.#map((at, place) => {
      const change = changes[at - row]?.[place - column] ?? {};
      this.#cells.setStyle(at, place, changeStyle(this.#cells.style(at, place), change));
    });
    return this;
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
