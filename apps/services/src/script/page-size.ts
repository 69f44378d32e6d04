import { invalidArgument } from '#core/dialect.ts';

const DEFAULT_PAGE_SIZE = 50;
// The public service does not publish a maximum. A page this long still fits a screen's worth of prefetching.
const MAX_PAGE_SIZE = 200;

/** Size of a page: the default for none or zero, lowered to the maximum. Throws 400 for a negative size. */
export function toPageSize(pageSize: number | undefined): number {
  if (pageSize !== undefined && pageSize < 0) {
    const description = `Invalid value at 'pageSize', "${pageSize}"`;
    throw invalidArgument(description, [{ field: 'pageSize', description }]);
  }
  return Math.min(pageSize || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
}
