type Asked = { meta?: { readonly place?: unknown } | undefined };

/**
 * Returns query options that show the previous rows while those of new filters load, so that a list does not become empty and
 * users keep their position in it. Rows of another place, such as another folder, are not shown, nor is an empty result.
 */
export function retainRows<Known>(place: string, hasRows: (before: Known) => boolean) {
  return {
    meta: { place },
    placeholderData: <Data extends Known>(before: Data | undefined, asked?: Asked): Data | undefined =>
      before !== undefined && asked?.meta?.place === place && hasRows(before) ? before : undefined,
  };
}

/** Reports whether any page of an index list has rows. */
export function hasIndexRows({ pages }: { pages: readonly { rows: readonly unknown[] }[] }): boolean {
  return pages.some(({ rows }) => rows.length > 0);
}

/** Reports whether any page of a file list has files. */
export function hasFiles({ pages }: { pages: readonly { files?: readonly unknown[] }[] }): boolean {
  return pages.some(({ files = [] }) => files.length > 0);
}
