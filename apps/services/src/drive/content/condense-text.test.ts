import fc from 'fast-check';
import { expect, test } from 'vitest';
import { condenseText } from './condense-text.ts';

const HEAD = 131_072;

test('a short text is unchanged', () => {
  const text = 'to be or not to be '.repeat(6_000);
  expect(condenseText(text)).toBe(text);
});

test('a long text keeps its beginning, followed by each further word once', () => {
  const text = `${'to be or not to be '.repeat(100_000)}walrus`;
  const condensed = condenseText(text);
  expect(condensed.startsWith(text.slice(0, HEAD - 20))).toBe(true);
  expect(condensed.slice(HEAD - 40).trim()).toMatch(/^[a-z ]*\n[a-z ]+ walrus$/u);
  expect(condensed.length).toBeLessThan(HEAD + 100);
});

test('a word at the boundary is kept whole', () => {
  const condensed = condenseText(`${'a '.repeat(HEAD / 2 - 3)}borderline end`);
  expect(condensed).toMatch(/\nborderline end$/u);
});

test('endless words, and surrogate pairs at the boundary, are truncated to whole characters', () => {
  for (const text of [
    'x'.repeat(2_000_000),
    `y${'𠮷'.repeat(1_000_000)}`,
    `${' '.repeat(HEAD - 1)}${'𠮷 '.repeat(9)}`,
  ]) {
    const condensed = condenseText(text);
    expect(condensed.isWellFormed()).toBe(true);
    expect(condensed.length).toBeLessThanOrEqual(HEAD + 262_146);
  }
});

test('no text exceeds its limit, however many different words it has', () => {
  const words = Array.from({ length: 400_000 }, (_, index) => `w${index}`);
  expect(condenseText(words.join(' ')).length).toBeLessThanOrEqual(HEAD + 262_146);
});

test('every word of a long text is found in the stored text, in any script', () => {
  const word = fc.stringMatching(/^[a-zäöß0-9\u0430-\u044f\u4e00-\u4e20\u0e01-\u0e10]{1,12}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), (words) => {
      const condensed = condenseText(`${'filler '.repeat(20_000)}${words.join(', ')}`);
      for (const each of words) expect(condensed.slice(HEAD - 10).split(/[\n ]/u)).toContain(each);
    }),
    { numRuns: 30 },
  );
});
