import { createHash } from 'node:crypto';

/** The entity tag of a resource whose last change has this place in the order of changes. */
export function toEntityTag(sequence: number): string {
  return `"${String(sequence).padStart(16, '0')}"`;
}

/** The entity tag of a list: the same for the same answer, and different for every other. */
export function toListEntityTag(list: unknown): string {
  return `"${createHash('sha1').update(JSON.stringify(list)).digest('hex').slice(0, 20)}"`;
}
