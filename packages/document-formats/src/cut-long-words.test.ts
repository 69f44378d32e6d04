import { expect, test } from 'vitest';
import { cutLongWords } from './cut-long-words.ts';

const MAX_WORD = 250;

test('words that fit on a line are not cut', () => {
  const text = `${'word '.repeat(1_000)}${'w'.repeat(MAX_WORD)}\n${'w'.repeat(MAX_WORD)}\t`;
  expect(cutLongWords(text)).toEqual([text]);
  expect(cutLongWords('')).toEqual(['']);
});

test.each(['a', '\u00a0', '漢', '👩'])('no piece has a longer word, and no character is cut: %s', (character) => {
  const text = `one ${character.repeat(10_000)} two`;
  const pieces = cutLongWords(text);
  expect(pieces.join('')).toBe(text);
  const words = pieces.flatMap((piece) => piece.split(' '));
  expect(Math.max(...words.map((word) => [...word].length))).toBe(MAX_WORD);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
});

test.each([
  `${'w'.repeat(3 * MAX_WORD)}`,
  ` ${'w'.repeat(2 * MAX_WORD)} `,
  `\n${'w'.repeat(MAX_WORD + 1)}\t${'w'.repeat(MAX_WORD - 1)}\n`,
])('the pieces of a text are the text', (text) => {
  expect(cutLongWords(text).join('')).toBe(text);
});
