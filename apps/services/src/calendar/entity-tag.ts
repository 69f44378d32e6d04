import { createHash } from 'node:crypto';

/** Returns the entity tag of a resource from its change sequence number. */
export function toEntityTag(sequence: number): string {
  return `"${String(sequence).padStart(16, '0')}"`;
}

/** Returns the entity tag of a list, derived from its content. Each entry is represented by its own entity tag. */
export function toListEntityTag({ items = [], ...list }: { items?: readonly ListItem[] | undefined }): string {
  const hash = createHash('sha1').update(JSON.stringify(list));
  for (const { id, etag, status } of items) hash.update(`${id} ${etag} ${status}\n`);
  return `"${hash.digest('hex').slice(0, 20)}"`;
}

type ListItem = { id?: string | undefined; etag?: string | undefined; status?: string | undefined };
