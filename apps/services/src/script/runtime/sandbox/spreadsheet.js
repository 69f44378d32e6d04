/** @import { StoredSheet } from './sheet.js' */
import { Exception, wrongArguments } from './exception.js';
import { PublicObject } from './public-object.js';
import { Sheet, STORED } from './sheet.js';

/**
 * A spreadsheet as a run has read it. What the run changes is stored when it ends, or by `SpreadsheetApp.flush`.
 */
export class Spreadsheet extends PublicObject {
  #id;
  #name;
  #onChange;
  /** @type {Sheet[]} */
  #sheets;
  /** @type {Sheet | undefined} */
  #active;

  /**
   * @param {string} id
   * @param {{ name: string, sheets: StoredSheet[] }} stored
   * @param {(spreadsheet: Spreadsheet) => void} onChange
   */
  constructor(id, { name, sheets }, onChange) {
    super('Spreadsheet.Spreadsheet');
    this.#id = id;
    this.#name = name;
    this.#onChange = () => onChange(this);
    const known = sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets;
    this.#sheets = known.map((sheet) => new Sheet(this, sheet, this.#onChange));
  }

  getId() {
    return this.#id;
  }

  getName() {
    return this.#name;
  }

  getUrl() {
    return `https://docs.google.com/spreadsheets/d/${this.#id}/edit`;
  }

  /** @param {string} name */
  rename(name) {
    this.#name = String(name);
    this.#onChange();
  }

  getSheets() {
    return [...this.#sheets];
  }

  getNumSheets() {
    return this.#sheets.length;
  }

  /** @param {string} name */
  getSheetByName(name) {
    return this.#sheets.find((sheet) => sheet.getName() === String(name)) ?? null;
  }

  getActiveSheet() {
    return this.#active ?? this.#first();
  }

  /** @param {Sheet} sheet */
  setActiveSheet(sheet) {
    if (!this.#sheets.includes(sheet)) throw wrongArguments('Spreadsheet.setActiveSheet', [sheet]);
    this.#active = sheet;
    return sheet;
  }

  /**
   * From `()`, `(name)`, `(index)` or `(name, index)`.
   * @param {any[]} args
   */
  insertSheet(...args) {
    const name = typeof args[0] === 'string' ? args[0] : this.#freeName();
    const index = args.find((each) => typeof each === 'number') ?? this.#sheets.length;
    if (this.getSheetByName(name)) {
      throw new Exception(`A sheet with the name "${name}" already exists. Please enter another name.`);
    }
    const sheet = new Sheet(this, { name, rows: [] }, this.#onChange);
    this.#sheets.splice(index, 0, sheet);
    this.#active = sheet;
    this.#onChange();
    return sheet;
  }

  /** @param {Sheet} sheet */
  deleteSheet(sheet) {
    if (!this.#sheets.includes(sheet)) throw wrongArguments('Spreadsheet.deleteSheet', [sheet]);
    if (this.#sheets.length === 1) throw new Exception("You can't remove all the sheets in a document.");
    this.#sheets = this.#sheets.filter((each) => each !== sheet);
    if (this.#active === sheet) this.#active = undefined;
    this.#onChange();
  }

  /** @param {string} a1 With the name of a sheet before it or without. */
  getRange(a1) {
    const [, quoted, plain, cells] = /^(?:(?:'((?:[^']|'')+)'|([^'!]+))!)?(.+)$/.exec(String(a1)) ?? [];
    const name = quoted?.replace(/''/g, "'") ?? plain;
    const sheet = name === undefined ? this.getActiveSheet() : this.getSheetByName(name);
    if (!sheet || cells === undefined) throw new Exception('Range not found');
    return sheet.getRange(cells);
  }

  getDataRange() {
    return this.getActiveSheet().getDataRange();
  }

  getLastRow() {
    return this.getActiveSheet().getLastRow();
  }

  getLastColumn() {
    return this.getActiveSheet().getLastColumn();
  }

  /** @param {unknown[]} values */
  appendRow(values) {
    return this.getActiveSheet().appendRow(values);
  }

  getSpreadsheetTimeZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  }

  get [Symbol.toStringTag]() {
    return 'Spreadsheet';
  }

  /** All of its sheets, to be stored. */
  [STORED]() {
    return this.#sheets.map((sheet) => sheet[STORED]());
  }

  #first() {
    const [first] = this.#sheets;
    if (!first) throw new Exception('The spreadsheet has no sheet.');
    return first;
  }

  #freeName() {
    let number = this.#sheets.length + 1;
    while (this.getSheetByName(`Sheet${number}`)) number += 1;
    return `Sheet${number}`;
  }
}
