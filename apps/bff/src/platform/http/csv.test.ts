import { expect, test } from 'vitest';
import { toCsvLine } from './csv.ts';

test('characters that reverse the reading direction of a name, or are invisible, are escaped', () => {
  expect(toCsvLine(['invoice\u202Egnp.exe', 3])).toBe('invoice⟨U+202E⟩gnp.exe,3\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum'])('%s is escaped, so it is not a formula', (text) => {
  expect(toCsvLine([text])).toBe(`'${text}\r\n`);
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(toCsvLine(['a,b', 'say "yes"', 'one\ntwo', undefined])).toBe('"a,b","say ""yes""","one\ntwo",\r\n');
});
