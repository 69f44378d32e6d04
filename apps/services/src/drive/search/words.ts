/** The words of a text as the search index splits it: runs of letters and digits. Underscores separate words. */
function splitWords(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu) ?? [];
}

/** Words of one condition. Each is looked up in the index, and nobody types as many. */
const MAX_WORDS = 100;

/** Whether a text has more words than a condition may have. */
export function hasTooManyWords(text: string): boolean {
  return splitWords(text).length > MAX_WORDS;
}

/** Full text expression for names in which each word of `text` begins some word. Undefined when there are no words. */
export function toNameMatch(text: string): string | undefined {
  const words = splitWords(text);
  return words.length === 0 ? undefined : `{name} : (${words.map((word) => `"${word}" *`).join(' AND ')})`;
}

/**
 * Full text expression for items that hold every word of `text`, in any order; the words in this order when `text` is
 * in double quotes. Undefined when there are no words.
 */
export function toFullTextMatch(text: string): string | undefined {
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  const isPhrase = /^\s*".*"\s*$/su.test(text);
  return isPhrase ? `"${words.join(' ')}"` : words.map((word) => `"${word}"`).join(' AND ');
}
