import { expect, test } from 'vitest';
import { addParts, formatPeople, getTypeText, isWritten, splitPeople } from './people-text.ts';

const empty = { added: [], draft: '' };

test.each([
  ['ana@example.com, bo@example.com', ['ana@example.com', 'bo@example.com']],
  ['ana@example.com bo@example.com\ncy@example.com', ['ana@example.com', 'bo@example.com', 'cy@example.com']],
  ['"Banerjee, Ana" <ana@example.com>; Bo <bo@example.com>', ['ana@example.com', 'bo@example.com']],
  ['Ana Banerjee', ['Ana Banerjee']],
  ['nonsense, bo@example.com', ['nonsense', 'bo@example.com']],
  [' , ;', []],
])('%j is split into %j', (text, parts) => {
  expect(splitPeople(text)).toEqual(parts);
});

test('a separator adds the text before it, and the rest remains text', () => {
  expect(getTypeText(empty, 'ana@example.com, b', false)).toEqual({ added: ['ana@example.com'], draft: 'b' });
  expect(getTypeText(empty, 'ana@example.com ', false)).toEqual({ added: ['ana@example.com'], draft: '' });
});

test('a space within a name adds nothing', () => {
  expect(getTypeText(empty, 'Ana ', false)).toEqual({ added: [], draft: 'Ana ' });
});

test('an address is added once, whatever its case', () => {
  expect(addParts(['ana@example.com'], ['Ana@Example.com', 'bo@example.com'], false)).toEqual([
    'ana@example.com',
    'bo@example.com',
  ]);
});

test('a field for one person keeps the latest one', () => {
  expect(addParts(['ana@example.com'], ['bo@example.com'], true)).toEqual(['bo@example.com']);
  expect(formatPeople({ added: ['ana@example.com'], draft: 'bo' }, true)).toBe('bo');
});

test('typed text counts as part of the value before it is added', () => {
  expect(formatPeople({ added: ['ana@example.com'], draft: 'bo@example.com' }, false)).toBe(
    'ana@example.com, bo@example.com',
  );
});

test('a value from outside is applied once, even with a trailing comma', () => {
  const value = 'ana@example.com; bo@example.com, ';
  expect(isWritten({ added: [], draft: '' }, value, false)).toBe(false);
  expect(isWritten({ added: splitPeople(value), draft: '' }, value, false)).toBe(true);
});
