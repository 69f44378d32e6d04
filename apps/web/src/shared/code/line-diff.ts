import { diffArrays, diffWordsWithSpace } from 'diff';

/** A stretch of a line; changed ones are those that the line on the other side has not. */
export type DiffPart = { text: string; isChanged: boolean };

/** One line of a comparison. Line numbers count from 1. */
export type DiffRow =
  | { kind: 'same'; oldLine: number; newLine: number; text: string }
  | { kind: 'removed'; oldLine: number; text: string; parts?: readonly DiffPart[] }
  | { kind: 'added'; newLine: number; text: string; parts?: readonly DiffPart[] };

export type DiffOptions = {
  /** Lines that differ only in white space count as the same. */
  isSpaceIgnored?: boolean;
};

const MAX_WORD_DIFF = 2_000; // Characters of a line; longer ones are data, and comparing their words would be slow.

const MAX_DIFF_MS = 2_000; // Long texts with nothing in common take minutes, and the page would not move meanwhile.

/** What leads from one text to another, line by line: in every change the removed lines come before the added ones. */
export function diffLines(before: string, after: string, { isSpaceIgnored = false }: DiffOptions = {}): DiffRow[] {
  const comparator = isSpaceIgnored ? (left: string, right: string) => squeeze(left) === squeeze(right) : undefined;
  const [oldLines, newLines] = [toLines(before), toLines(after)];
  const changes =
    diffArrays(oldLines, newLines, { timeout: MAX_DIFF_MS, ...(comparator && { comparator }) }) ??
    replaceAll(oldLines, newLines);
  const rows: DiffRow[] = [];
  let oldLine = 1;
  let newLine = 1;
  for (const { value, added, removed } of changes) {
    for (const text of value) {
      if (added) rows.push({ kind: 'added', newLine, text });
      else if (removed) rows.push({ kind: 'removed', oldLine, text });
      else rows.push({ kind: 'same', oldLine, newLine, text });
      if (!added) oldLine += 1;
      if (!removed) newLine += 1;
    }
  }
  return markWords(rows);
}

/** How many lines were added and removed. */
export function countChanges(rows: readonly DiffRow[]): { added: number; removed: number } {
  const count = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: count('added'), removed: count('removed') };
}

/** The lines of a text. An end of line at the end of the text begins no line of its own; an empty text has none. */
export function toLines(text: string): string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Everything is gone and everything is new: for texts that take too long to compare. */
function replaceAll(oldLines: string[], newLines: string[]) {
  return [
    { value: oldLines, added: false, removed: true },
    { value: newLines, added: true, removed: false },
  ];
}

function squeeze(line: string): string {
  return line.replaceAll(/\s+/g, '');
}

/** Marks the words that changed, where as many lines were added as were removed: these are most likely the same lines. */
function markWords(rows: readonly DiffRow[]): DiffRow[] {
  const marked = [...rows];
  for (let start = 0; start < rows.length; ) {
    const removed = countRun(rows, start, 'removed');
    const added = countRun(rows, start + removed, 'added');
    if (removed > 0 && removed === added) {
      for (let index = start; index < start + removed; index += 1) {
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
  const partsOf = (skipped: 'added' | 'removed') =>
    words
      .filter((word) => !word[skipped])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return [
    { ...oldRow, parts: partsOf('added') },
    { ...newRow, parts: partsOf('removed') },
  ];
}
