import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('values become text, whatever they hold', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { text } = html`<a title="${value}">${value}</a>`;
      expect(text.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
      expect(text.match(/"/g)).toHaveLength(2);
    }),
  );
});

test('HTML within HTML stays as it is, lists are joined and nothing stands for undefined', () => {
  const items = ['a & b', 'c'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${3}`.text).toBe('<ul><li>a &amp; b</li><li>c</li></ul>3');
});

test('characters that turn the reading of a name round, or are not seen, are marked on every page', () => {
  expect(html`<td>${'invoice\u202Egnp.exe'}</td>`.text).toBe('<td>invoice⟨U+202E⟩gnp.exe</td>');
});
