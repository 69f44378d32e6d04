import { countOf } from '@rotunda/api-client/count-of';

/** Says how many files have names that others in their folder have. */
export function conflictText(count: number): string {
  return `${countOf(count, 'file')} already ${count === 1 ? 'exists' : 'exist'} here`;
}
