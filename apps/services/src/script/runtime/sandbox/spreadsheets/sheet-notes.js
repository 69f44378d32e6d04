/** @import { Area } from './sheet-area.js' */
/** @import { Cells } from './sheet-range.js' */
import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { AREA } from './sheet-area.js';
import { BorderedRange } from './sheet-borders.js';
import { requireShape } from './sheet-values.js';

// The limit of XLSX files, the storage format of notes.
const MAX_CHARACTERS = 32_767;

/** The notes on the cells of a range. */
export class NotedRange extends BorderedRange {
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

  getNote() {
    return this.#cells.note(this[AREA].row, this[AREA].column);
  }

  /** @returns {string[][]} */
  getNotes() {
    const { row, column, rows, columns } = this[AREA];
    return Array.from({ length: rows }, (_row, index) =>
      Array.from({ length: columns }, (_column, place) => this.#cells.note(row + index, column + place)),
    );
  }

  /** @param {string | null} note Note for each cell. Null or an empty string removes it. */
  setNote(note) {
    const { rows, columns } = this[AREA];
    return this.setNotes(Array.from({ length: rows }, () => new Array(columns).fill(note)));
  }

  /** @param {(string | null)[][]} notes */
  setNotes(notes) {
    requireShape('Range.setNotes', notes, this[AREA]);
    // Validates all values before setting the first.
    const texts = notes.map((each) => each.map(toNote));
    const { row, column } = this[AREA];
    for (const [index, each] of texts.entries()) {
      for (const [place, text] of each.entries()) this.#cells.setNote(row + index, column + place, text);
    }
    return this;
  }

  clearNote() {
    return this.setNote(null);
  }
}

/** @param {unknown} note */
function toNote(note) {
  const text = note === null || note === undefined ? '' : String(note);
  if (text.length <= MAX_CHARACTERS) return text;
  throw new Exception(`A note can have up to ${MAX_CHARACTERS} characters in the embedded script service`);
}
