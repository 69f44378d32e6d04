const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** How a count is written in a line of text, as the source of a regular expression. */
export const NUMBER = `\\d{1,3}|an?|${WORDS.join('|')}`;

/** How a position in a month is written, as the source of a regular expression. */
export const ORDINAL = `${ORDINALS.join('|')}|last|[1-5](?:st|nd|rd|th)`;

/** The value of a count in words or digits. */
export function readNumber(text: string): number {
  const word = text.toLowerCase();
  if (/^an?$/.test(word)) return 1;
  return WORDS.includes(word) ? WORDS.indexOf(word) + 1 : Number.parseFloat(word);
}

/** The value of a position; -1 for the last. */
export function readOrdinal(text: string): number {
  const word = text.toLowerCase();
  if (word === 'last') return -1;
  return ORDINALS.includes(word) ? ORDINALS.indexOf(word) + 1 : Number.parseInt(word, 10);
}
