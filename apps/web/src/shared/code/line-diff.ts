import { diffWordsWithSpace } from 'diff';
import { MAX_COMPARISON_MS, matchLines } from './match-lines.ts';

/** A part of a line. It is changed if the line on the other side lacks it. */
export type DiffPart = { text: string; isChanged: boolean };

/** A line of a diff. Line numbers start at 1. */
export type DiffRow =
  | { kind: 'same'; oldLine: number; newLine: number; text: string }
  | { kind: 'removed'; oldLine: number; text: string; parts?: readonly DiffPart[] }
  | { kind: 'added'; newLine: number; text: string; parts?: readonly DiffPart[] };

export type DiffOptions = {
  /** Whether to ignore differences in whitespace. */
  isSpaceIgnored?: boolean;
  /** The deadline of the comparison, in milliseconds of `performance.now()`. The default is half a second from now. */
  endsAt?: number;
};

const MAX_WORD_DIFF = 2_000; // Characters of both lines. Longer lines are data, and comparing their words would be slow.

const MAX_MARKED_LINES = 200; // Removed lines per change. In longer changes, the lines rarely correspond.

/**
 * Returns the line diff of two texts. In every change, removed lines come before added ones. If the comparison takes too long,
 * all lines count as removed and added.
 */
export function diffLines(
  before: string,
  after: string,
  { isSpaceIgnored = false, endsAt = performance.now() + MAX_COMPARISON_MS }: DiffOptions = {},
): DiffRow[] {
  const [oldLines, newLines] = [toLines(before), toLines(after)];
  const toKeys = (lines: readonly string[]) => (isSpaceIgnored ? lines.map(squeeze) : lines);
  const matches = matchLines(toKeys(oldLines), toKeys(newLines), endsAt) ?? [];
  const rows: DiffRow[] = [];
  let [oldLine, newLine] = [0, 0];
  const addUntil = (oldEnd: number, newEnd: number) => {
    for (; oldLine < oldEnd; oldLine += 1)
      rows.push({ kind: 'removed', oldLine: oldLine + 1, text: oldLines[oldLine] ?? '' });
    for (; newLine < newEnd; newLine += 1)
      rows.push({ kind: 'added', newLine: newLine + 1, text: newLines[newLine] ?? '' });
  };
  for (const [oldPlace, newPlace] of matches) {
    addUntil(oldPlace, newPlace);
    oldLine += 1;
    newLine += 1;
    rows.push({ kind: 'same', oldLine, newLine, text: newLines[newPlace] ?? '' });
  }
  addUntil(oldLines.length, newLines.length);
  return markWords(rows, endsAt);
}

/** Returns the number of added and removed lines. */
export function countChanges(rows: readonly DiffRow[]): { added: number; removed: number } {
  const count = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: count('added'), removed: count('removed') };
}

/** Splits a text into lines. A trailing newline does not start another line, and an empty text has no lines. */
export function toLines(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function squeeze(line: string): string {
  return line.replaceAll(/\s+/g, '');
}

/**
 * Marks changed words where the numbers of added and removed lines are equal, because these are most likely the same lines. Lines
 * remaining at the deadline stay unmarked.
 */
function markWords(rows: readonly DiffRow[], endsAt: number): DiffRow[] {
  const marked = [...rows];
  for (let start = 0; start < rows.length; ) {
    const removed = countRun(rows, start, 'removed');
    const added = countRun(rows, start + removed, 'added');
    if (removed === added && removed <= MAX_MARKED_LINES) {
      for (let index = start; index < start + removed; index += 1) {
        if (performance.now() >= endsAt) return marked;
        const [oldRow, newRow] = markPair(rows[index], rows[index + removed]);
        if (oldRow) marked[index] = oldRow;
        if (newRow) marked[index + removed] = newRow;
      }
    }
    start += Math.max(1, removed + added);
  }
  return marked;
}

function countRun(rows: readonly DiffRow[], start: number, kind: DiffRow['kind']): number {
  let count = 0;
  while (rows[start + count]?.kind === kind) count += 1;
  return count;
}

function markPair(oldRow: DiffRow | undefined, newRow: DiffRow | undefined): readonly [DiffRow?, DiffRow?] {
  if (oldRow?.kind !== 'removed' || newRow?.kind !== 'added') return [];
  if (oldRow.text.length + newRow.text.length > MAX_WORD_DIFF) return [];
  const words = diffWordsWithSpace(oldRow.text, newRow.text);
  if (!words.some(({ added, removed, value }) => !added && !removed && value.trim() !== '')) return [];
  const getParts = (skipped: 'added' | 'removed') =>
    words
      .filter((word) => !word[skipped])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return [
    { ...oldRow, parts: getParts('added') },
    { ...newRow, parts: getParts('removed') },
  ];
}
