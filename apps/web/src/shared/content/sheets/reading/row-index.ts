import { GrowingNumbers } from '@rotunda/document-formats/growing-numbers';

const [LINE_FEED, CARRIAGE_RETURN, SPACE, QUOTE] = [0x0a, 0x0d, 0x20, 0x22];

/** Where the bytes of a field are read: before it, in it, in its quotes, after the quote that may end it, and after spaces behind that. */
type State = 'start' | 'plain' | 'quoted' | 'closed' | 'spaced';

/**
 * Where the rows of a text with delimiters (RFC 4180) begin, found as its bytes arrive: the place of each row, or of one in `step`. Breaks
 * and delimiters in quotes belong to their field. The text is in UTF-8, or any encoding that has ASCII as it is.
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

  /** How many rows have begun. */
  get rowCount(): number {
    return this.#rowCount;
  }

  /** How many fields the longest row has. */
  get columnCount(): number {
    return Math.max(this.#columnCount, this.#isBetweenRows ? 0 : this.#fields);
  }

  /** How many bytes were read. */
  get sizeBytes(): number {
    return this.#position;
  }

  /** Whether the last row is inside of quotes. */
  get isInQuotes(): boolean {
    return this.#state === 'quoted';
  }

  /** Where the row begins that is the one at `row`, or the last one before it of which the place is known. */
  findStart(row: number): { row: number; offset: number } {
    const place = Math.floor(row / this.#step);
    return { row: place * this.#step, offset: this.#starts.at(place) };
  }

  /** Where the rows before `row` end, or some more of them. */
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
      } else if (state !== 'plain') state = nextState(state, byte);
    }
    this.#state = state;
    this.#position += bytes.length;
  }

  /** Begins a row, unless the byte still belongs to the break before it. */
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

function nextState(state: State, byte: number | undefined): State {
  if (state === 'start') return byte === QUOTE ? 'quoted' : 'plain';
  if (byte === SPACE) return 'spaced';
  // Two quotes stand for one; what else follows a quote is text in quotes, however it is meant.
  return state === 'spaced' && byte === QUOTE ? 'closed' : 'quoted';
}
