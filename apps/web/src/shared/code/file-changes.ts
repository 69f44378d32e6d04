import { fileTitle, type ScriptFile } from '#shared/script/script-file.ts';
import { countChanges, type DiffOptions, type DiffRow, diffLines, toLines } from './line-diff.ts';

/** What became of one file between two contents of a project. */
export type FileChange = {
  kind: 'added' | 'removed' | 'changed' | 'renamed';
  before: ScriptFile | undefined;
  after: ScriptFile | undefined;
  /** `Code.gs`, or `Old.gs → New.gs`. */
  title: string;
  rows: readonly DiffRow[];
  added: number;
  removed: number;
};

const SAME_ENOUGH = 0.6; // Share of common lines from which a removed and an added file are one that was renamed.

/** The files that differ between two contents, in the order of the later one, then those that are gone. */
export function findFileChanges(
  before: readonly ScriptFile[],
  after: readonly ScriptFile[],
  options: DiffOptions = {},
): FileChange[] {
  const oldFiles = new Map(before.map((file) => [fileTitle(file), file]));
  const newFiles = new Map(after.map((file) => [fileTitle(file), file]));
  const gone = before.filter((file) => !newFiles.has(fileTitle(file)));
  const changes: FileChange[] = [];
  for (const file of after) {
    const sameName = oldFiles.get(fileTitle(file));
    const former = sameName ?? takeAlike(gone, file);
    const change = toChange(former, file, options);
    if (change.kind === 'renamed' || change.kind === 'added' || change.added + change.removed > 0) changes.push(change);
  }
  return [...changes, ...gone.map((file) => toChange(file, undefined, options))];
}

/** How many lines were added and removed over all files. */
export function sumChanges(changes: readonly FileChange[]): { added: number; removed: number } {
  return changes.reduce((sum, { added, removed }) => ({ added: sum.added + added, removed: sum.removed + removed }), {
    added: 0,
    removed: 0,
  });
}

function toChange(before: ScriptFile | undefined, after: ScriptFile | undefined, options: DiffOptions): FileChange {
  const rows = diffLines(before?.source ?? '', after?.source ?? '', options);
  const titles = [before, after].flatMap((file) => (file ? [fileTitle(file)] : []));
  return {
    kind: kindOf(before, after),
    before,
    after,
    title: [...new Set(titles)].join(' → '),
    rows,
    ...countChanges(rows),
  };
}

function kindOf(before: ScriptFile | undefined, after: ScriptFile | undefined): FileChange['kind'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  return fileTitle(before) === fileTitle(after) ? 'changed' : 'renamed';
}

/** Takes the file out of `gone` that is most like this one, if any is like it enough. */
function takeAlike(gone: ScriptFile[], file: ScriptFile): ScriptFile | undefined {
  const candidates = gone
    .filter(({ type }) => type === file.type)
    .map((candidate) => ({ candidate, likeness: likeness(candidate.source, file.source) }))
    .sort((left, right) => right.likeness - left.likeness);
  const [best] = candidates;
  if (!best || best.likeness < SAME_ENOUGH) return undefined;
  gone.splice(gone.indexOf(best.candidate), 1);
  return best.candidate;
}

function likeness(left: string, right: string): number {
  const leftLines = new Set(toLines(left));
  const rightLines = new Set(toLines(right));
  const common = [...leftLines].filter((line) => rightLines.has(line)).length;
  return common / Math.max(1, leftLines.size, rightLines.size);
}
