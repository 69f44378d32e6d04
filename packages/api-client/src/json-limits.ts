/** Maximum nesting depth of a JSON text, and maximum total number of fields and elements. */
export type JsonLimits = { readonly maxDepth: number; readonly maxMembers: number };

/** A JSON text exceeds the maximum depth or number of fields. */
export class JsonLimitError extends Error {
  override readonly name = 'JsonLimitError';
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/**
 * Counts the depth and fields of a JSON text (UTF-8) as its bytes arrive, so that an excessive text is rejected before it is
 * parsed or completely read. Does not check the syntax.
 */
export class JsonCounter {
  readonly #limits: JsonLimits;
  #depth = 0;
  #memberCount = 0;
  #isInString = false;
  #isEscaped = false;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
  }

  /** Processes the next bytes. Throws `JsonLimitError`. */
  take(bytes: Uint8Array): void {
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index] ?? 0;
      if (this.#isInString) this.#takeInString(byte);
      else if (byte === QUOTE) this.#isInString = true;
      else if (byte === COMMA) this.#countMember();
      else if (isOpening(byte)) this.#open();
      else if (isClosing(byte)) this.#depth -= 1;
    }
  }

  #takeInString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInString = false;
  }

  #open(): void {
    this.#depth += 1;
    if (this.#depth > this.#limits.maxDepth) {
      throw new JsonLimitError(`Members are nested deeper than ${this.#limits.maxDepth} levels.`);
    }
    this.#countMember();
  }

  // A comma follows a field, and the last field of an object or array is counted with its bracket.
  #countMember(): void {
    this.#memberCount += 1;
    if (this.#memberCount > this.#limits.maxMembers) {
      throw new JsonLimitError(`There are more than ${this.#limits.maxMembers} members and elements.`);
    }
  }
}
