import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldRows, toSplitRows } from './fold-rows.ts';
import { countChanges, type DiffRow, diffLines, toLines } from './line-diff.ts';

const line = fc.constantFrom('a', 'b', 'c', '', '  a', 'a b c', 'x = 1;', 'x = 2;');
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));

const oldText = (rows: readonly DiffRow[]) => rows.filter(({ kind }) => kind !== 'added').map((row) => row.text);
const newText = (rows: readonly DiffRow[]) => rows.filter(({ kind }) => kind !== 'removed').map((row) => row.text);

test('a comparison holds both texts whole, whatever they are', () => {
  const property = fc.property(text, text, (before, after) => {
    const rows = diffLines(before, after);
    expect(oldText(rows)).toEqual(toLines(before));
    expect(newText(rows)).toEqual(toLines(after));
  });
  fc.assert(property);
});

test('lines are numbered on their side without gaps', () => {
  const property = fc.property(text, text, (before, after) => {
    const rows = diffLines(before, after);
    const numbers = (side: 'oldLine' | 'newLine') =>
      rows.flatMap((row) => Object.entries(row).flatMap(([name, value]) => (name === side ? [value] : [])));
    expect(numbers('oldLine')).toEqual(toLines(before).map((_, index) => index + 1));
    expect(numbers('newLine')).toEqual(toLines(after).map((_, index) => index + 1));
  });
  fc.assert(property);
});

test('the parts of a changed line make up the line', () => {
  const property = fc.property(text, text, (before, after) => {
    for (const row of diffLines(before, after)) {
      if (row.kind === 'same' || !row.parts) continue;
      expect(row.parts.map((part) => part.text).join('')).toBe(row.text);
    }
  });
  fc.assert(property);
});

test('folding and putting side by side loses no line', () => {
  const property = fc.property(text, text, (before, after) => {
    const rows = diffLines(before, after);
    expect(foldRows(rows).flatMap((section) => section.rows)).toEqual(rows);
    const pairs = toSplitRows(rows);
    expect(pairs.flatMap(({ left }) => (left ? [left.text] : []))).toEqual(toLines(before));
    expect(pairs.flatMap(({ right }) => (right ? [right.text] : []))).toEqual(toLines(after));
  });
  fc.assert(property);
});

test('a change within a line names the words', () => {
  const [removed, added] = diffLines('const a = 1;', 'const a = 2;');
  expect(removed).toMatchObject({
    kind: 'removed',
    parts: [{ text: 'const a = ' }, { text: '1', isChanged: true }, {}],
  });
  expect(added).toMatchObject({ kind: 'added', parts: [{ text: 'const a = ' }, { text: '2', isChanged: true }, {}] });
});

test('white space makes no difference when it is ignored', () => {
  expect(countChanges(diffLines('if (a) {\n  b();\n}', 'if(a){\n\tb();\n}'))).toEqual({ added: 2, removed: 2 });
  expect(countChanges(diffLines('if (a) {\n  b();\n}', 'if(a){\n\tb();\n}', { isSpaceIgnored: true }))).toEqual({
    added: 0,
    removed: 0,
  });
});

test('long unchanged stretches fold, a few lines around each change stay', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const sections = foldRows(diffLines(lines.join('\n'), lines.with(20, 'changed').join('\n')));
  expect(sections.map(({ isFolded, rows }) => [isFolded, rows.length])).toEqual([
    [true, 17],
    [false, 8],
    [true, 16],
  ]);
});
