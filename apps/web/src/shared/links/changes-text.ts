import { countOf } from '@rotunda/api-client/count-of';
import type { ListChanges } from './compare-lists.ts';
import type { ListLink } from './list-state.ts';

/** Describes the changes of a list in one clause. Without `changes`, the screen currently shows no list. */
export function formatChanges(changes: ListChanges | undefined, { rows }: Pick<ListLink, 'rows'>): string {
  const then = countOf(rows.length, 'row');
  if (!changes) return `${then} then, no list now`;
  const { changed, added, gone, unknownCount } = changes;
  const parts = [
    changed.length > 0 && `${countOf(changed.length, 'row')} changed`,
    added.length > 0 && `${added.length.toLocaleString('en')} new`,
    gone.length > 0 && `${gone.length.toLocaleString('en')} no longer listed`,
    unknownCount > 0 && `${unknownCount.toLocaleString('en')} not loaded yet`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `no changes in its ${then}` : parts.join(', ');
}
