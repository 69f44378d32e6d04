import { getFileTitle, type ScriptFile } from '#shared/script/script-file.ts';
import { countChanges, type DiffOptions, type DiffRow, diffLines, toLines } from './line-diff.ts';
import { MAX_COMPARISON_MS } from './match-lines.ts';

/** The change of one file between two versions of a project. */
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

const SAME_ENOUGH = 0.6; // The minimum share of common lines for a removed and an added file to count as a rename.

/**
 * Returns the files that differ between two versions, in the order of the later one, then the deleted files. All files share the
 * time limit of one comparison. After it, the remaining files count as completely changed, and none as renamed.
 */
export function findFileChanges(
  before: readonly ScriptFile[],
  after: readonly ScriptFile[],
  { isSpaceIgnored = false, endsAt = performance.now() + MAX_COMPARISON_MS }: DiffOptions = {},
): FileChange[] {
  const options = { isSpaceIgnored, endsAt };
  const oldFiles = new Map(before.map((file) => [getFileTitle(file), file]));
  const newFiles = new Map(after.map((file) => [getFileTitle(file), file]));
  const gone = new DeletedFiles(
    before.filter((file) => !newFiles.has(getFileTitle(file))),
    endsAt,
  );
  const changes: FileChange[] = [];
  for (const file of after) {
    const sameName = oldFiles.get(getFileTitle(file));
    const former = sameName ?? gone.takeSimilar(file);
    const change = toChange(former, file, options);
    if (change.kind === 'renamed' || change.kind === 'added' || change.added + change.removed > 0) changes.push(change);
  }
  return [...changes, ...gone.files.map((file) => toChange(file, undefined, options))];
}

/** Returns the total number of added and removed lines in all files. */
export function sumChanges(changes: readonly FileChange[]): { added: number; removed: number } {
  return changes.reduce((sum, { added, removed }) => ({ added: sum.added + added, removed: sum.removed + removed }), {
    added: 0,
    removed: 0,
  });
}

function toChange(before: ScriptFile | undefined, after: ScriptFile | undefined, options: DiffOptions): FileChange {
  const rows = diffLines(before?.source ?? '', after?.source ?? '', options);
  const titles = [before, after].flatMap((file) => (file ? [getFileTitle(file)] : []));
  return {
    kind: getKind(before, after),
    before,
    after,
    title: [...new Set(titles)].join(' → '),
    rows,
    ...countChanges(rows),
  };
}

function getKind(before: ScriptFile | undefined, after: ScriptFile | undefined): FileChange['kind'] {
  if (!before) return 'added';
  if (!after) return 'removed';
  return getFileTitle(before) === getFileTitle(after) ? 'changed' : 'renamed';
}

/** The deleted files. Some of them may have been renamed. */
class DeletedFiles {
  readonly files: ScriptFile[];
  readonly #endsAt: number;
  readonly #lines = new Map<ScriptFile, ReadonlySet<string>>();

  constructor(files: ScriptFile[], endsAt: number) {
    this.files = files;
    this.#endsAt = endsAt;
  }

  /** Removes and returns the file most similar to this one, if any is similar enough. */
  takeSimilar(file: ScriptFile): ScriptFile | undefined {
    let best: { candidate: ScriptFile; likeness: number } | undefined;
    for (const candidate of this.files) {
      if (performance.now() >= this.#endsAt) return undefined;
      if (candidate.type !== file.type) continue;
      const likeness = this.#similarity(candidate, file);
      if (likeness >= SAME_ENOUGH && likeness > (best?.likeness ?? 0)) best = { candidate, likeness };
    }
    if (best) this.files.splice(this.files.indexOf(best.candidate), 1);
    return best?.candidate;
  }

  #similarity(left: ScriptFile, right: ScriptFile): number {
    const [fewer, more] = [this.#getLines(left), this.#getLines(right)].toSorted((one, other) => one.size - other.size);
    if (!fewer || !more || fewer.size < SAME_ENOUGH * more.size) return 0;
    const common = [...fewer].filter((line) => more.has(line)).length;
    return common / Math.max(1, more.size);
  }

  #getLines(file: ScriptFile): ReadonlySet<string> {
    const known = this.#lines.get(file);
    if (known) return known;
    const lines = new Set(toLines(file.source));
    this.#lines.set(file, lines);
    return lines;
  }
}
