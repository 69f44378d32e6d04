import { splitSearchWords } from '#core/search-text.ts';

/** Maximum number of words in a condition. Each word is looked up in the index, and no user types this many. */
const MAX_WORDS = 100;
/** Maximum number of tokens in these words. Scripts without spaces have one token per character. */
const MAX_TOKENS = 400;

/** Whether a text has too many words for a condition. */
export function hasTooManyWords(text: string): boolean {
  const words = splitSearchWords(text);
  return words.length > MAX_WORDS || words.flat().length > MAX_TOKENS;
}

/**
 * Returns a full-text expression for names in which each word of `text` is the prefix of a word, or undefined if there are no
 * words.
 */
export function toNameMatch(text: string): string | undefined {
  const words = splitSearchWords(text);
  return words.length === 0 ? undefined : `{name} : (${words.map((word) => `${toPhrase(word)} *`).join(' AND ')})`;
}

/**
 * Returns a full-text expression for items that contain all words of `text`, in any order, or as a phrase if `text` is in double
 * quotes. Returns undefined if there are no words.
 */
export function toFullTextMatch(text: string): string | undefined {
  const words = splitSearchWords(text);
  if (words.length === 0) return undefined;
  const isPhrase = /^\s*".*"\s*$/su.test(text);
  return isPhrase ? toPhrase(words.flat()) : words.map(toPhrase).join(' AND ');
}

function toPhrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ')}"`;
}
