import { type DiffSection, foldRows, limitLines } from '#shared/code/fold-rows.ts';
import { countChanges, diffLines } from '#shared/code/line-diff.ts';

/** Two texts to compare. */
export type ComparedTexts = { before: string; after: string; isSpaceIgnored: boolean };

/** The differences between two texts, within the limits of comparison time and display. */
export type LineComparison = {
  sections: readonly DiffSection[];
  added: number;
  removed: number;
  /** Whether the comparison timed out, so that all lines count as removed and added. */
  isTimedOut: boolean;
  /** The number of lines after the last section, which are too many to show. */
  restCount: number;
};

const MAX_UNFOLDED_LINES = 5_000;
const MAX_SHOWN_LINES = 20_000; // More would be slow to transfer from a worker, and users would not read them.

/** Compares two texts line by line until `endsAt`, in milliseconds of `performance.now()`. */
export function compareLines({ before, after, isSpaceIgnored }: ComparedTexts, endsAt: number): LineComparison {
  const rows = diffLines(before, after, { isSpaceIgnored, endsAt });
  const isLate = performance.now() >= endsAt;
  const sections = foldRows(rows).map(limitFolded);
  const { sections: shown, restCount } = limitLines(
    sections.map(({ rows: lines, ...section }) => ({ ...section, lines })),
    ({ isFolded }) => isFolded,
    MAX_SHOWN_LINES,
  );
  return {
    sections: shown.map(({ lines, ...section }) => ({ ...section, rows: lines })),
    ...countChanges(rows),
    isTimedOut: isLate && !rows.some(({ kind }) => kind === 'same'),
    restCount,
  };
}

function limitFolded(section: DiffSection): DiffSection {
  const { isFolded, rows } = section;
  return isFolded && rows.length > MAX_UNFOLDED_LINES ? { isFolded, rows: [], omittedCount: rows.length } : section;
}
