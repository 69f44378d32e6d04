/** How many characters of a text stay as they are, phrases included. */
const HEAD_CHARACTERS = 131_072;
/** How many characters the other words may have together, each of them once. */
const REST_CHARACTERS = 262_144;

const MAX_WORD_CHARACTERS = 256;

const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/**
 * A long text as it is stored for search: its first 131,072 characters, then each word of the rest that is new in the rest, once,
 * in order, up to 262,144 characters. So a text of megabytes is found by any of its words, and the index stays small. In scripts
 * without spaces a word is all that stands between two separators.
 */
export function condenseText(text: string): string {
  if (text.length <= HEAD_CHARACTERS) return text;
  const border = findBorder(text);
  const words = new Set<string>();
  let characters = 0;
  for (const [word] of text.slice(border).matchAll(WORDS)) {
    if (words.has(word)) continue;
    characters += word.length + 1;
    if (characters > REST_CHARACTERS) break;
    words.add(word);
  }
  return `${text.slice(0, border)}\n${[...words].join(' ')}`.toWellFormed();
}

/** Where the word begins that the end of the head divides, unless it is very long: it belongs to the rest. */
function findBorder(text: string): number {
  const end = text.slice(HEAD_CHARACTERS - MAX_WORD_CHARACTERS, HEAD_CHARACTERS);
  const separator = end.search(/[^\p{L}\p{N}\p{M}\p{Co}][\p{L}\p{N}\p{M}\p{Co}]*$/u);
  return separator < 0 ? HEAD_CHARACTERS : HEAD_CHARACTERS - end.length + separator + 1;
}
