type Asked = { meta?: { readonly place?: unknown } | undefined };

/**
 * Options of a query that shows the previous rows while those of new filters load, so that a list does not become empty and
 * users keep their place in it. Rows of another place, such as another folder, are not shown, nor is an empty result.
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
