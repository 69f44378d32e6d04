import { GrowingNumbers } from '@rotunda/document-formats/growing-numbers';

const [LINE_FEED, CARRIAGE_RETURN, SPACE, QUOTE] = [0x0a, 0x0d, 0x20, 0x22];

/**
 * The parser state within a row: before a field, in it, in its quotes, after a possibly closing quote, or after spaces behind
 * that quote.
 */
type State = 'start' | 'plain' | 'quoted' | 'closed' | 'spaced';

/**
 * Indexes the row starts of a delimited text (RFC 4180) as its bytes arrive: the offset of each row, or of every `step`th row.
 * Line breaks and delimiters in quotes belong to their field. The text must be UTF-8 or another ASCII-compatible encoding.
 */
export class RowIndex {
  readonly #delimiter: number;
  readonly #step: number;
  readonly #starts = new GrowingNumbers((size) => new Float64Array(size));
  #position = 0;
  #rowCount = 0;
  #columnCount = 0;
  #fields = 0;
  #state: State = 'start';
  #isBetweenRows = true;
  #isAfterReturn = false;

  constructor(delimiter: string, step = 1) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#step = step;
  }

  /** The number of rows that have begun. */
  get rowCount(): number {
    return this.#rowCount;
  }

  /** The number of fields in the longest row. */
  get columnCount(): number {
    return Math.max(this.#columnCount, this.#isBetweenRows ? 0 : this.#fields);
  }

  /** The number of bytes read. */
  get sizeBytes(): number {
    return this.#position;
  }

  /** Whether the last row is within quotes. */
  get isInQuotes(): boolean {
    return this.#state === 'quoted';
  }

  /** Returns the start offset of `row`, or of the last row before it with a known offset. */
  findStart(row: number): { row: number; offset: number } {
    const place = Math.floor(row / this.#step);
    return { row: place * this.#step, offset: this.#starts.at(place) };
  }

  /** Returns the end offset of the rows before `row`, or of some more rows. */
  findEnd(row: number): number {
    const place = Math.ceil(row / this.#step);
    return place < this.#starts.length ? this.#starts.at(place) : this.#position;
  }

  append(bytes: Uint8Array): void {
    const delimiter = this.#delimiter;
    let state = this.#state;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index];
      if (state === 'quoted') {
        if (byte === QUOTE) state = 'closed';
        continue;
      }
      if (this.#isBetweenRows && this.#beginRow(byte, this.#position + index)) continue;
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
        this.#endRow(byte);
        state = 'start';
      } else if (byte === delimiter) {
        this.#fields += 1;
        state = 'start';
      } else if (state !== 'plain') state = getNextState(state, byte);
    }
    this.#state = state;
    this.#position += bytes.length;
  }

  /** Starts a row, unless the byte still belongs to the preceding line break. */
  #beginRow(byte: number | undefined, offset: number): boolean {
    const isBreak = this.#isAfterReturn && byte === LINE_FEED;
    this.#isAfterReturn = false;
    if (isBreak) return true;
    if (this.#rowCount % this.#step === 0) this.#starts.push(offset);
    this.#rowCount += 1;
    this.#fields = 1;
    this.#isBetweenRows = false;
    return false;
  }

  #endRow(byte: number): void {
    this.#columnCount = Math.max(this.#columnCount, this.#fields);
    this.#isBetweenRows = true;
    this.#isAfterReturn = byte === CARRIAGE_RETURN;
  }
}

function getNextState(state: State, byte: number | undefined): State {
  if (state === 'start') return byte === QUOTE ? 'quoted' : 'plain';
  if (byte === SPACE) return 'spaced';
  // Two quotes represent one. Any other character after a quote counts as quoted text.
  return state === 'spaced' && byte === QUOTE ? 'closed' : 'quoted';
}
