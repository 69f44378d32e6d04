import type { DiffRow } from './line-diff.ts';

type SectionState = {
  isFolded: boolean;
  /** The number of unchanged lines in a folded section that cannot be expanded. */
  omittedCount?: number;
};

/** Shown lines, or unchanged folded ones. */
export type DiffSection = SectionState & { rows: readonly DiffRow[] };

const CONTEXT_LINES = 3;
const MIN_FOLDED = 8; // A fold that hides fewer lines is more distracting than the lines.

/** Splits a diff into sections so that long unchanged ones can be folded, with a few lines of context around each change. */
export function foldRows(rows: readonly DiffRow[]): DiffSection[] {
  const sections: DiffSection[] = [];
  let shownFrom = 0;
  for (let start = 0; start < rows.length; start += 1) {
    if (rows[start]?.kind !== 'same') continue;
    let end = start;
    while (rows[end]?.kind === 'same') end += 1;
    const foldFrom = start === 0 ? 0 : start + CONTEXT_LINES;
    const foldTo = end === rows.length ? end : end - CONTEXT_LINES;
    if (foldTo - foldFrom > MIN_FOLDED) {
      if (foldFrom > shownFrom) sections.push({ isFolded: false, rows: rows.slice(shownFrom, foldFrom) });
      sections.push({ isFolded: true, rows: rows.slice(foldFrom, foldTo) });
      shownFrom = foldTo;
    }
    start = end - 1;
  }
  if (shownFrom < rows.length) sections.push({ isFolded: false, rows: rows.slice(shownFrom) });
  return sections;
}

/** A row of a side-by-side diff. */
export type SplitRow = { left: DiffRow | undefined; right: DiffRow | undefined };

/** Pairs removed lines with the added lines that replaced them. */
export function toSplitRows(rows: readonly DiffRow[]): SplitRow[] {
  const pairs: SplitRow[] = [];
  let open = 0; // The number of removed lines without an added line beside them yet.
  for (const row of rows) {
    if (row.kind === 'removed') {
      pairs.push({ left: row, right: undefined });
      open += 1;
    } else if (row.kind === 'added' && open > 0) {
      const pair = pairs[pairs.length - open];
      if (pair) pair.right = row;
      open -= 1;
    } else {
      pairs.push(row.kind === 'added' ? { left: undefined, right: row } : { left: row, right: row });
      open = 0;
    }
  }
  return pairs;
}

/** A section with its rendered lines. */
export type DrawnSection<Line> = SectionState & { lines: readonly Line[] };

/** Returns the sections limited to a number of shown lines, and the number of remaining lines. */
export function limitLines<Line>(
  sections: readonly DrawnSection<Line>[],
  isFolded: (section: DrawnSection<Line>, index: number) => boolean,
  count: number,
): { sections: DrawnSection<Line>[]; restCount: number } {
  const taken: DrawnSection<Line>[] = [];
  let room = count;
  let restCount = 0;
  for (const [index, section] of sections.entries()) {
    const length = section.omittedCount ?? section.lines.length;
    if (room === 0) restCount += length;
    else if (isFolded(section, index)) taken.push(section);
    else {
      taken.push({ ...section, lines: section.lines.slice(0, room) });
      restCount += Math.max(0, length - room);
      room = Math.max(0, room - length);
    }
  }
  return { sections: taken, restCount };
}
