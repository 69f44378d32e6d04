/** Number of characters stored unchanged, including phrases. */
const HEAD_CHARACTERS = 131_072;
/** Maximum total length of the other words, each stored once. */
const REST_CHARACTERS = 262_144;

const MAX_WORD_CHARACTERS = 256;

const WORDS = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/**
 * Condenses a long text for the search index: retains its first 131,072 characters, then each distinct word of the rest once, in
 * order, up to 262,144 characters. A text of several megabytes can then be found by any of its words, and the index stays small.
 * In scripts without spaces, a word is the text between two separators.
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

/** Returns the start of the word that crosses the end of the head, unless it is very long. This word belongs to the rest. */
function findBorder(text: string): number {
  const end = text.slice(HEAD_CHARACTERS - MAX_WORD_CHARACTERS, HEAD_CHARACTERS);
  const separator = end.search(/[^\p{L}\p{N}\p{M}\p{Co}][\p{L}\p{N}\p{M}\p{Co}]*$/u);
  return separator < 0 ? HEAD_CHARACTERS : HEAD_CHARACTERS - end.length + separator + 1;
}
