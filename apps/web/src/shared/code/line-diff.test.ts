import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldRows, limitLines, toSplitRows } from './fold-rows.ts';
import { countChanges, type DiffRow, diffLines, toLines } from './line-diff.ts';

const line = fc.constantFrom('a', 'b', 'c', '', '  a', 'a b c', 'x = 1;', 'x = 2;');
const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));

const oldText = (rows: readonly DiffRow[]) => rows.filter(({ kind }) => kind !== 'added').map((row) => row.text);
const newText = (rows: readonly DiffRow[]) => rows.filter(({ kind }) => kind !== 'removed').map((row) => row.text);

test('a comparison contains both texts completely, whatever they are', () => {
  const property = fc.property(text, text, (before, after) => {
    const rows = diffLines(before, after);
    expect(oldText(rows)).toEqual(toLines(before));
    expect(newText(rows)).toEqual(toLines(after));
  });
  fc.assert(property);
});

test('lines are numbered without gaps on their side', () => {
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

test('folding and side-by-side display lose no line', () => {
  const property = fc.property(text, text, (before, after) => {
    const rows = diffLines(before, after);
    expect(foldRows(rows).flatMap((section) => section.rows)).toEqual(rows);
    const pairs = toSplitRows(rows);
    expect(pairs.flatMap(({ left }) => (left ? [left.text] : []))).toEqual(toLines(before));
    expect(pairs.flatMap(({ right }) => (right ? [right.text] : []))).toEqual(toLines(after));
  });
  fc.assert(property);
});

test('a change within a line marks the words', () => {
  const [removed, added] = diffLines('const a = 1;', 'const a = 2;');
  expect(removed).toMatchObject({
    kind: 'removed',
    parts: [{ text: 'const a = ' }, { text: '1', isChanged: true }, {}],
  });
  expect(added).toMatchObject({ kind: 'added', parts: [{ text: 'const a = ' }, { text: '2', isChanged: true }, {}] });
});

test('white space causes no difference if it is ignored', () => {
  expect(countChanges(diffLines('if (a) {\n  b();\n}', 'if(a){\n\tb();\n}'))).toEqual({ added: 2, removed: 2 });
  expect(countChanges(diffLines('if (a) {\n  b();\n}', 'if(a){\n\tb();\n}', { isSpaceIgnored: true }))).toEqual({
    added: 0,
    removed: 0,
  });
});

test('long unchanged sections are folded, with a few lines around each change', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const sections = foldRows(diffLines(lines.join('\n'), lines.with(20, 'changed').join('\n')));
  expect(sections.map(({ isFolded, rows }) => [isFolded, rows.length])).toEqual([
    [true, 17],
    [false, 8],
    [true, 16],
  ]);
});

/** Texts that an unbounded comparison would need minutes for, or that would crash the page. */
const HOSTILE: readonly [name: string, before: string, after: string][] = [
  ['two texts of 5 MB with nothing in common', toLong((index) => `a${index}`), toLong((index) => `b${index}`)],
  [
    'two texts of 5 MB whose lines are in another order',
    toLong((index) => `a${index}`),
    toLong((index) => `a${-index}`),
  ],
  ['one line of 10 MB', 'a b '.repeat(2.5 * 2 ** 20), 'a c '.repeat(2.5 * 2 ** 20)],
  ['a hundred thousand lines of one character', toShort(7), toShort(11)],
  ['a hundred thousand empty lines', '\n'.repeat(100_000), '\n'.repeat(99_000)],
  [
    'a hundred thousand lines that differ in one word',
    toLong((index) => `x ${index}`),
    toLong((index) => `y ${index}`),
  ],
];

/** Returns about 5 MB of lines. */
function toLong(line: (index: number) => string): string {
  return Array.from({ length: 100_000 }, (_, index) => line((index * 7919) % 100_003).padEnd(50, '.')).join('\n');
}

function toShort(step: number): string {
  return Array.from({ length: 100_000 }, (_, index) => String.fromCharCode(97 + ((index * index * step) % 26))).join(
    '\n',
  );
}

test.each(HOSTILE)('%s are compared within the time limit, and none of their lines is lost', (_, before, after) => {
  for (const isSpaceIgnored of [false, true]) {
    const rows = diffLines(before, after, { isSpaceIgnored });
    expect(newText(rows)).toEqual(toLines(after));
    expect(rows.filter(({ kind }) => kind !== 'added')).toHaveLength(toLines(before).length);
  }
});

test('a comparison that exceeds its time limit reports everything as changed, and marks no words', () => {
  const rows = diffLines('const a = 1;\nb\nc', 'c\nb\nconst a = 2;', { endsAt: performance.now() - 1 });
  expect(rows.map(({ kind, text: line }) => [kind, line])).toEqual([
    ['removed', 'const a = 1;'],
    ['removed', 'b'],
    ['removed', 'c'],
    ['added', 'c'],
    ['added', 'b'],
    ['added', 'const a = 2;'],
  ]);
  expect(rows.some((row) => row.kind !== 'same' && row.parts)).toBe(false);
});

test('the first of very many lines are taken, and the rest is counted', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const sections = foldRows(diffLines(lines.join('\n'), lines.with(20, 'changed').join('\n')));
  const drawn = sections.map(({ isFolded, rows }) => ({ isFolded, lines: rows }));
  const take = (count: number, isFolded: boolean) => {
    const taken = limitLines(drawn, (section) => isFolded && section.isFolded, count);
    return [taken.sections.map((section) => section.lines.length), taken.restCount];
  };
  expect(take(100, false)).toEqual([[17, 8, 16], 0]);
  expect(take(20, false)).toEqual([[17, 3], 21]);
  expect(take(20, true)).toEqual([[17, 8, 16], 0]);
  expect(take(5, true)).toEqual([[17, 5], 19]);
});
