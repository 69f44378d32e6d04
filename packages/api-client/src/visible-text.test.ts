import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markUnseen } from './visible-text.ts';

test('characters that turn the reading round, or are not seen, are shown by their numbers', () => {
  expect(markUnseen('invoice\u202Egnp.exe')).toBe('invoice⟨U+202E⟩gnp.exe');
  expect(markUnseen('a\u0000b\u200Bc\u2067d\uFEFF')).toBe('a⟨U+0000⟩b⟨U+200B⟩c⟨U+2067⟩d⟨U+FEFF⟩');
});

test('what people write stays as it is, in every script', () => {
  const texts = ['Quarterly report', 'שלום.txt', 'گزارش\u200Cها', '👩\u200D💻 team', 'line\nbreak\ttab', '日本語'];
  for (const text of texts) expect(markUnseen(text)).toBe(text);
});

test('no text keeps a character of these, and marking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const marked = markUnseen(text);
      expect(marked).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200e\u200f]/);
      expect(markUnseen(marked)).toBe(marked);
    }),
  );
});
