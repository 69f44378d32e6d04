import { MAX_COMPARISON_MS, matchLines } from '#shared/code/match-lines.ts';

/** Merged lines, or two alternatives in conflict. */
export type MergePiece =
  | { kind: 'merged'; lines: readonly string[] }
  | { kind: 'conflict'; mine: readonly string[]; theirs: readonly string[] };

/** The resolution of a conflict. */
export type MergeChoice = 'mine' | 'theirs' | 'both';

/**
 * Merges two texts with a common base line by line. Changes of only one side are applied. Different changes to the same lines are
 * a conflict. If the comparison does not finish by `endsAt`, in milliseconds of `performance.now()`, the whole texts are in
 * conflict.
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  endsAt = performance.now() + MAX_COMPARISON_MS,
): MergePiece[] {
  const [baseLines, mineLines, theirLines] = [base, mine, theirs].map((text) => text.split('\n'));
  if (!baseLines || !mineLines || !theirLines) return [];
  const [inMine, inTheirs] = [mineLines, theirLines].map((lines) => new Map(matchLines(baseLines, lines, endsAt)));
  if (!inMine || !inTheirs) return [];
  const pieces: GrowingPiece[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  const addUntil = (to: typeof from) =>
    addPiece(pieces, {
      base: baseLines.slice(from.base, to.base),
      mine: mineLines.slice(from.mine, to.mine),
      theirs: theirLines.slice(from.theirs, to.theirs),
    });
  baseLines.forEach((line, index) => {
    const mineIndex = inMine.get(index);
    const theirIndex = inTheirs.get(index);
    if (mineIndex === undefined || theirIndex === undefined) return;
    addUntil({ base: index, mine: mineIndex, theirs: theirIndex });
    addLines(pieces, [line]);
    from = { base: index + 1, mine: mineIndex + 1, theirs: theirIndex + 1 };
  });
  addUntil({ base: baseLines.length, mine: mineLines.length, theirs: theirLines.length });
  return pieces;
}

/** Returns the merged text. `choices` resolves the conflicts in order. */
export function toMergedText(pieces: readonly MergePiece[], choices: readonly (MergeChoice | undefined)[]): string {
  let conflicts = 0;
  const lines = pieces.flatMap((piece) => {
    if (piece.kind === 'merged') return piece.lines;
    const choice = choices[conflicts] ?? 'mine';
    conflicts += 1;
    return choice === 'both' ? [...piece.mine, ...piece.theirs] : piece[choice];
  });
  return lines.join('\n');
}

type Segment = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/** A piece under construction, because merged lines are numerous and are appended one by one. */
type GrowingPiece = { kind: 'merged'; lines: string[] } | Extract<MergePiece, { kind: 'conflict' }>;

function addPiece(pieces: GrowingPiece[], { base, mine, theirs }: Segment): void {
  if (isSame(mine, theirs) || isSame(theirs, base)) addLines(pieces, mine);
  else if (isSame(mine, base)) addLines(pieces, theirs);
  else pieces.push({ kind: 'conflict', mine, theirs });
}

function addLines(pieces: GrowingPiece[], lines: readonly string[]): void {
  if (lines.length === 0) return;
  const last = pieces.at(-1);
  if (last?.kind === 'merged') for (const line of lines) last.lines.push(line);
  else pieces.push({ kind: 'merged', lines: [...lines] });
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((line, index) => line === right[index]);
}
