import { JsonCounter, JsonLimitError } from '@rotunda/api-client/json-limits';
import { waitForNextTurn } from '#domain/next-turn.ts';
import { ProblemError } from '#domain/problem.ts';
import { parseJson } from './parse-json.ts';
import { DEFAULT_JSON_LIMITS } from './read-json-bytes.ts';

/** The bytes of an element, without the commas around it. */
type Slice = { start: number; end: number };

/** The most bytes that are parsed before other requests run. Their 8,000 members take up to 25 ms. */
const BYTES_AT_ONCE = 64 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;

/**
 * Parses a large JSON body, such as an object with thousands of items. `JSON.parse` stops all other requests, for more than a second
 * if each of 4,000 objects has a hundred fields of its own. The elements of the arrays in the outermost object are therefore parsed
 * one by one, with other requests in between. Throws 400 if an element, or the rest, is ambiguous or has more members than a body
 * of one resource, and SyntaxError if the text is not JSON.
 */
export async function parseLargeJson(bytes: Buffer): Promise<unknown> {
  const slices = findElements(bytes);
  const outline = parseOutline(bytes, slices);
  let parsedBytes = 0;
  for (const array of Object.values(Object(outline)).filter((value) => Array.isArray(value))) {
    for (const [position, index] of array.entries()) {
      const slice = slices[index];
      if (!slice) throw new SyntaxError('an element is not JSON');
      array[position] = parseElement(bytes.subarray(slice.start, slice.end));
      parsedBytes += slice.end - slice.start;
      if (parsedBytes < BYTES_AT_ONCE) continue;
      parsedBytes = 0;
      await waitForNextTurn();
    }
  }
  return outline;
}

/** Parses the text with the index of each slice in place of the element. */
function parseOutline(bytes: Buffer, slices: readonly Slice[]): unknown {
  const counter = new JsonCounter({
    ...DEFAULT_JSON_LIMITS,
    maxMembers: DEFAULT_JSON_LIMITS.maxMembers + slices.length,
  });
  const texts: string[] = [];
  let end = 0;
  const take = (until: number) => {
    const piece = bytes.subarray(end, until);
    count(counter, piece);
    texts.push(piece.toString('utf8'));
  };
  for (const [index, slice] of slices.entries()) {
    take(slice.start);
    texts.push(String(index));
    end = slice.end;
  }
  take(bytes.length);
  return parseJson(texts.join(''));
}

function parseElement(bytes: Buffer): unknown {
  count(new JsonCounter(DEFAULT_JSON_LIMITS), bytes);
  return parseJson(bytes.toString('utf8'));
}

function count(counter: JsonCounter, bytes: Buffer): void {
  try {
    counter.take(bytes);
  } catch (error) {
    if (error instanceof JsonLimitError) throw new ProblemError('bad_request', { detail: `body: ${error.message}` });
    throw error;
  }
}

/** Finds the elements of the arrays that are members of the outermost value. */
function findElements(bytes: Buffer): Slice[] {
  const slices: Slice[] = [];
  let depth = 0;
  let start: number | undefined;
  const end = (index: number) => {
    if (start !== undefined && bytes.subarray(start, index).some((byte) => byte > 0x20))
      slices.push({ start, end: index });
  };
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = findEndOfText(bytes, index);
    else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      depth += 1;
      if (depth === 2) start = byte === OPENING_BRACKET ? index + 1 : undefined;
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) {
      if (depth === 2) {
        end(index);
        start = undefined;
      }
      depth -= 1;
    } else if (byte === COMMA && depth === 2 && start !== undefined) {
      end(index);
      start = index + 1;
    }
  }
  return slices;
}

/** Returns the index of the quotation mark that ends the text that begins at `start`. */
function findEndOfText(bytes: Buffer, start: number): number {
  let index = start + 1;
  while (index < bytes.length && bytes[index] !== QUOTE) index += bytes[index] === BACKSLASH ? 2 : 1;
  return index;
}
