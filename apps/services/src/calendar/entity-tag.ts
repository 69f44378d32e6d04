import { createHash } from 'node:crypto';

/** The entity tag of a resource whose last change has this place in the order of changes. */
export function toEntityTag(sequence: number): string {
  return `"${String(sequence).padStart(16, '0')}"`;
}

/**
 * The entity tag of a list: the same for the same answer, and another one for every other. Entries stand for themselves
 * by their own tags.
 */
export function toListEntityTag({ items = [], ...list }: { items?: readonly ListItem[] | undefined }): string {
  const hash = createHash('sha1').update(JSON.stringify(list));
  for (const { id, etag, status } of items) hash.update(`${id} ${etag} ${status}\n`);
  return `"${hash.digest('hex').slice(0, 20)}"`;
}

type ListItem = { id?: string | undefined; etag?: string | undefined; status?: string | undefined };
