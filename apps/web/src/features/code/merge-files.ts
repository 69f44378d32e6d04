import { MAX_COMPARISON_MS } from '#shared/code/match-lines.ts';
import { getFileTitle, type ScriptFile } from '#shared/script/script-file.ts';
import { type MergeChoice, type MergePiece, mergeTexts, toMergedText } from './merge-texts.ts';

/** The merge result of one file of a draft with a changed HEAD. */
export type FileMerge = {
  title: string;
  mine: ScriptFile | undefined;
  theirs: ScriptFile | undefined;
  /** The side whose changes the file has. In a conflict, both changed the same lines, or one deleted what the other changed. */
  state: 'same' | 'mine' | 'theirs' | 'both' | 'conflict';
  /** The lines of the merged text. Empty if the file is chosen as a whole. */
  pieces: readonly MergePiece[];
};

/**
 * Merges a draft with HEAD file by file: the files of HEAD in order, then those that the draft added. All files share the time
 * limit of one comparison. After it, the remaining files are chosen as a whole.
 */
export function mergeFiles(
  base: readonly ScriptFile[],
  mine: readonly ScriptFile[],
  theirs: readonly ScriptFile[],
): FileMerge[] {
  const endsAt = performance.now() + MAX_COMPARISON_MS;
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
    (files) => new Map(files.map((file) => [getFileTitle(file), file])),
  );
  const titles = new Set([...theirs, ...mine].map(getFileTitle));
  return [...titles].map((title) =>
    mergeFile({ title, mine: inMine?.get(title), theirs: inTheirs?.get(title) }, inBase?.get(title), endsAt),
  );
}

/** Returns how many conflicts a file has: one per conflict in its lines, or one for the whole file. */
export function countConflicts({ state, pieces }: FileMerge): number {
  if (state !== 'conflict') return 0;
  return pieces.length === 0 ? 1 : pieces.filter(({ kind }) => kind === 'conflict').length;
}

/** Returns the merged files. `choicesOf` resolves the conflicts of a file in order. */
export function toMergedFiles(
  merges: readonly FileMerge[],
  choicesOf: (title: string) => readonly (MergeChoice | undefined)[],
): ScriptFile[] {
  return merges.flatMap((merge) => {
    const merged = toMergedFile(merge, choicesOf(merge.title));
    return merged ? [merged] : [];
  });
}

function mergeFile(
  { title, mine, theirs }: Pick<FileMerge, 'title' | 'mine' | 'theirs'>,
  base: ScriptFile | undefined,
  endsAt: number,
): FileMerge {
  const merge = { title, mine, theirs, pieces: [] };
  if (mine?.source === theirs?.source) return { ...merge, state: 'same' };
  if (mine?.source === base?.source) return { ...merge, state: 'theirs' };
  if (theirs?.source === base?.source) return { ...merge, state: 'mine' };
  if (!mine || !theirs) return { ...merge, state: 'conflict' };
  const pieces = mergeTexts(base?.source ?? '', mine.source, theirs.source, endsAt);
  return { ...merge, pieces, state: pieces.some(({ kind }) => kind === 'conflict') ? 'conflict' : 'both' };
}

function toMergedFile(
  { mine, theirs, state, pieces }: FileMerge,
  choices: readonly (MergeChoice | undefined)[],
): ScriptFile | undefined {
  if (state === 'theirs') return theirs;
  if (state === 'mine' || state === 'same') return mine;
  const either = mine ?? theirs;
  if (pieces.length > 0 && either) return { ...either, source: toMergedText(pieces, choices) };
  return choices[0] === 'theirs' ? theirs : mine;
}
