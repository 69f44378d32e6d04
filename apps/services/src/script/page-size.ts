const DEFAULT_PAGE_SIZE = 50;

/** Size of a page: what was asked for, or the default for none and for zero, which leaves it to the service. */
export function toPageSize(pageSize: number | undefined): number {
  return pageSize || DEFAULT_PAGE_SIZE;
}
