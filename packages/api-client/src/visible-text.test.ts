import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, isolateDirections, markUnseen } from './visible-text.ts';

test('characters that reverse the reading direction, or are invisible, are replaced by their code points', () => {
  expect(markUnseen('invoice\u202Egnp.exe')).toBe('invoice⟨U+202E⟩gnp.exe');
  expect(markUnseen('a\u0000b\u200Bc\u2067d\uFEFF')).toBe('a⟨U+0000⟩b⟨U+200B⟩c⟨U+2067⟩d⟨U+FEFF⟩');
});

test('ordinary text is unchanged, in every script', () => {
  const texts = ['Quarterly report', 'שלום.txt', 'گزارش\u200Cها', '👩\u200D💻 team', 'line\nbreak\ttab', '日本語'];
  for (const text of texts) expect(markUnseen(text)).toBe(text);
});

test('no text retains such characters, and escaping is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const marked = markUnseen(text);
      expect(marked).not.toMatch(/[\u202a-\u202e\u2066\u2067\u200e\u200f]/);
      expect(markUnseen(marked)).toBe(marked);
    }),
  );
});

test('a text is blank if it displays nothing, whatever characters it consists of', () => {
  for (const text of [
    '',
    ' ',
    '\t\n',
    '\u00a0\u3000',
    '\u200b\ufeff',
    '\u2800',
    '\u3164',
    '\u202e\u202c',
    '\u{e0020}',
  ]) {
    expect(isBlank(text), JSON.stringify(text)).toBe(true);
  }
  for (const text of ['0', '.', '–', '👩\u200d💻', 'שלום', '\u200ba']) expect(isBlank(text), text).toBe(false);
});

test('right-to-left text is isolated, and no other text is', () => {
  expect(isolateDirections('Quarterly report 2')).toBeUndefined();
  expect(isolateDirections('חוזה 2026 (סופי).pdf')).toEqual([{ text: 'חוזה 2026 (סופי).pdf', isolated: true }]);
  expect(isolateDirections('Share עקד 12 with 3 people')).toEqual([
    { text: 'Share ', isolated: false },
    { text: 'עקד', isolated: true },
    { text: ' 12 with 3 people', isolated: false },
  ]);
  expect(isolateDirections('Moved عقد – نهائي to فواتير')?.filter(({ isolated }) => isolated)).toEqual([
    { text: 'عقد – نهائي', isolated: true },
    { text: 'فواتير', isolated: true },
  ]);
});

test('isolating changes no text', () => {
  const letters = fc.constantFrom('a', 'Z', 'é', 'א', 'ב', 'ع', ' ', '3', '(', '.', '日');
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      const parts = isolateDirections(text);
      expect(parts?.map((part) => part.text).join('') ?? text).toBe(text);
      expect(parts?.filter(({ isolated }) => !isolated).some((part) => /[אבע]/.test(part.text)) ?? false).toBe(false);
    }),
  );
});
