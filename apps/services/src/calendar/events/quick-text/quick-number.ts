const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Regular expression source for a count in a line of text. */
export const NUMBER = `\\d{1,3}|an?|${WORDS.join('|')}`;

/** Regular expression source for a position in a month. */
export const ORDINAL = `${ORDINALS.join('|')}|last|[1-5](?:st|nd|rd|th)`;

/** Parses a count in words or digits. */
export function readNumber(text: string): number {
  const word = text.toLowerCase();
  if (/^an?$/.test(word)) return 1;
  return WORDS.includes(word) ? WORDS.indexOf(word) + 1 : Number.parseFloat(word);
}

/** Parses a position in a month. Returns -1 for the last. */
export function readOrdinal(text: string): number {
  const word = text.toLowerCase();
  if (word === 'last') return -1;
  return ORDINALS.includes(word) ? ORDINALS.indexOf(word) + 1 : Number.parseInt(word, 10);
}
