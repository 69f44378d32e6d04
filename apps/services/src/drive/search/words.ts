import { splitSearchWords } from '#core/search-text.ts';

/** Words of one condition. Each is looked up in the index, and nobody types as many. */
const MAX_WORDS = 100;
/** Tokens of them: each character is one in scripts without spaces. */
const MAX_TOKENS = 400;

/** Whether a text has more words than a condition may have. */
export function hasTooManyWords(text: string): boolean {
  const words = splitSearchWords(text);
  return words.length > MAX_WORDS || words.flat().length > MAX_TOKENS;
}

/** Full text expression for names in which each word of `text` begins some word. Undefined when there are no words. */
export function toNameMatch(text: string): string | undefined {
  const words = splitSearchWords(text);
  return words.length === 0 ? undefined : `{name} : (${words.map((word) => `${toPhrase(word)} *`).join(' AND ')})`;
}

/**
 * Full text expression for items that hold every word of `text`, in any order; the words in this order when `text` is
 * in double quotes. Undefined when there are no words.
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
