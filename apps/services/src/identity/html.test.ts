import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('values are escaped as text, whatever they contain', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { text } = html`<a title="${value}">${value}</a>`;
      expect(text.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
      expect(text.match(/"/g)).toHaveLength(2);
    }),
  );
});

test('nested HTML is unchanged, lists are joined and undefined is empty', () => {
  const items = ['a & b', 'c'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${3}`.text).toBe('<ul><li>a &amp; b</li><li>c</li></ul>3');
});

test('characters that reverse the reading direction of a name, or are invisible, are escaped on every page', () => {
  expect(html`<td>${'invoice\u202Egnp.exe'}</td>`.text).toBe('<td>invoice⟨U+202E⟩gnp.exe</td>');
});
