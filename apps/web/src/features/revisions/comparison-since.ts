import { getDifferenceKind } from './difference-kind.ts';
import { findRevision, hasAvailableContent, type RevisedFile, type Revision } from './revision.ts';

/**
 * What can be shown of a change since a time: both contents, that both are the same revision, nothing because the earlier content
 * is no longer stored, or only the details, for types that cannot be compared.
 */
export type Comparison = 'shown' | 'same' | 'lost' | 'facts';

/** Returns what can be shown of a file's change since a time, in milliseconds. `revisions` are all revisions, oldest first. */
export function getComparisonSince(file: RevisedFile, revisions: readonly Revision[], sinceMs: number): Comparison {
  const after = revisions.at(-1);
  const before = findRevision(revisions, sinceMs);
  if (!after || !before) return 'lost';
  if (before === after) return 'same';
  if (getDifferenceKind(file, before, after) === undefined) return 'facts';
  return hasAvailableContent(file, before) && hasAvailableContent(file, after) ? 'shown' : 'lost';
}
