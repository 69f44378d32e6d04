import { countOf } from '@rotunda/api-client/count-of';

/** Describes how many files have the same name as existing files. */
export function describeConflict(count: number): string {
  return `${countOf(count, 'file')} already ${count === 1 ? 'exists' : 'exist'} here`;
}
