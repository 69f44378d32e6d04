/** @import { WorkbookChange } from '#core/workbook/references.ts' */
/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { StoredSheet } from './sheet-cells.js' */
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { CALCULATED, FORMULAS, HOST, MOVE, REFRESH, Sheet, STORED } from './sheet.js';

const VOLATILE = /\b(?:NOW|TODAY|RAND|RANDBETWEEN|RANDARRAY)\(/iu;

/** A spreadsheet as read by a run. Changes are stored when the run ends, or by `SpreadsheetApp.flush`. */
export class Spreadsheet extends PublicObject {
  #host;
  #id;
  #name;
  #onChange;
  /** Whether formula values may have changed since the last calculation. */
  #isStale = false;
  /** @type {Sheet[]} */
  #sheets;
  /** @type {Sheet | undefined} */
  #active;

  /**
   * @param {Host} host
   * @param {{ id: string, name: string, sheets: StoredSheet[] }} stored
   * @param {(spreadsheet: Spreadsheet) => void} onChange
   */
  constructor(host, { id, name, sheets }, onChange) {
    super('Spreadsheet.Spreadsheet');
    this.#host = host;
    this.#id = id;
    this.#name = name;
    this.#onChange = () => {
      this.#isStale = true;
      onChange(this);
    };
    const known = sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets;
    this.#sheets = known.map((sheet) => new Sheet(this, sheet, this.#onChange));
    this.#isStale = this.#formulas().some(({ formula }) => VOLATILE.test(formula));
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
   * Called with `()`, `(name)`, `(index)` or `(name, index)`.
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
    this[MOVE]({ kind: 'deleteSheet', sheet: sheet.getName() });
    this.#sheets = this.#sheets.filter((each) => each !== sheet);
    if (this.#active === sheet) this.#active = undefined;
    this.#onChange();
  }

  /** @param {string} a1 With or without a sheet name. */
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

  get [HOST]() {
    return this.#host;
  }

  /** Returns all sheets in stored form. */
  [STORED]() {
    this[REFRESH]();
    return this.#sheets.map((sheet) => sheet[STORED]());
  }

  /** Recalculates the formulas if something has changed. */
  [REFRESH]() {
    if (!this.#isStale) return;
    this.#isStale = false;
    if (this.#formulas().length === 0) return;
    const sheets = this.#sheets.map((sheet) => sheet[STORED]());
    const calculated = this.#host('service', ['spreadsheet.calculate', [this.getSpreadsheetTimeZone(), sheets]]);
    for (const [index, sheet] of this.#sheets.entries()) sheet[CALCULATED](calculated[index]);
  }

  /**
   * Adjusts the formulas so that they follow the cells they refer to.
   * @param {WorkbookChange} change
   */
  [MOVE](change) {
    const cells = this.#sheets.flatMap((sheet) =>
      sheet[FORMULAS]().map((cell) => /** @type {const} */ ([sheet.getName(), cell])),
    );
    if (cells.length === 0) return;
    const formulas = cells.map(([name, { formula }]) => /** @type {[string, string]} */ ([name, formula]));
    const moved = this.#host('moveFormulas', [formulas, change]);
    for (const [index, [, cell]] of cells.entries()) cell.formula = moved[index] ?? cell.formula;
  }

  #formulas() {
    return this.#sheets.flatMap((sheet) => sheet[FORMULAS]());
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
