type Asked = { meta?: { readonly place?: unknown } | undefined };

/**
 * Options of a query that lets the rows of the filters before stand until those of the new ones are there: a list does not go
 * empty, and who sorts or filters it keeps their place. What belongs to another place, such as another folder, is not shown, and
 * that there was nothing says nothing of what will be.
 */
export function retainRows<Known>(place: string, hasRows: (before: Known) => boolean) {
  return {
    meta: { place },
    placeholderData: <Data extends Known>(before: Data | undefined, asked?: Asked): Data | undefined =>
      before !== undefined && asked?.meta?.place === place && hasRows(before) ? before : undefined,
  };
}

/** Whether some page of a list across everything has rows. */
export function hasIndexRows({ pages }: { pages: readonly { rows: readonly unknown[] }[] }): boolean {
  return pages.some(({ rows }) => rows.length > 0);
}

/** Whether some page of a list of files has files. */
export function hasFiles({ pages }: { pages: readonly { files?: readonly unknown[] }[] }): boolean {
  return pages.some(({ files = [] }) => files.length > 0);
}
