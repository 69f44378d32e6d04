/** Why programs may read a JSON text differently (RFC 7493, I-JSON). */
export type JsonAmbiguity = 'duplicateName' | 'unpairedSurrogate';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Returns why a JSON text is ambiguous, given its parsed value. Of two members with the same name, some programs take the first and
 * some the last. An unpaired surrogate is no character, so it changes when the text is stored.
 */
export function findJsonAmbiguity(text: string, value: unknown): JsonAmbiguity | undefined {
  if (SURROGATE_ESCAPE.test(text) && !isWellFormed(value)) return 'unpairedSurrogate';
  return countNames(text) > countMembers(value) ? 'duplicateName' : undefined;
}

/** Counts the colons outside strings. */
function countNames(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = findEndOfString(text, index);
    else if (code === COLON) count += 1;
  }
  return count;
}

/** Searches for quotes only, because a text can be a file of several megabytes. */
function findEndOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let start = index;
  while (text.charCodeAt(start - 1) === BACKSLASH) start -= 1;
  return (index - start) % 2 === 1;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = Array.isArray(value) ? 0 : Object.keys(value).length;
  for (const member of Object.values(value)) count += countMembers(member);
  return count;
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, member]) => name.isWellFormed() && isWellFormed(member));
}
