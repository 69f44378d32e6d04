import { differenceKind } from './difference-kind.ts';
import { isHandedOut, type RevisedFile, type Revision, revisionAt } from './revision.ts';

/**
 * What can be seen of a change since a time: the content of then and now, that both are the same revision, nothing because
 * the content of then is not kept, or what is known of the two alone, as for kinds that are not compared.
 */
export type Comparison = 'shown' | 'same' | 'lost' | 'facts';

/** What can be seen of the change of a file since a time, in milliseconds. `revisions` are all of it, the oldest first. */
export function comparisonSince(file: RevisedFile, revisions: readonly Revision[], sinceMs: number): Comparison {
  const after = revisions.at(-1);
  const before = revisionAt(revisions, sinceMs);
  if (!after || !before) return 'lost';
  if (before === after) return 'same';
  if (differenceKind(file, before, after) === undefined) return 'facts';
  return isHandedOut(file, before) && isHandedOut(file, after) ? 'shown' : 'lost';
}
