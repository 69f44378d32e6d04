import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { RowLink } from '#shared/lists/row-link.ts';

/**
 * Gives each row the address that its name leads to, so that it can be opened in another tab, copied and read out as a link.
 * Addresses are reused as long as that of the list stays the same: rows are drawn with every step of scrolling.
 */
export function useRowLinks<Row>(
  rowLink: ((row: Row) => RowLink) | undefined,
  rowId: (row: Row) => string,
): (row: Row) => string | undefined {
  const router = useRouter({ warn: false });
  const built = useRef({ list: '', hrefs: new Map<string, string>() });
  return (row) => {
    if (!(rowLink && router)) return undefined;
    const list = router.state.location.href;
    if (built.current.list !== list) built.current = { list, hrefs: new Map() };
    const id = rowId(row);
    const known = built.current.hrefs.get(id);
    if (known !== undefined) return known;
    const href = router.history.createHref(router.buildLocation(rowLink(row)).publicHref);
    built.current.hrefs.set(id, href);
    return href;
  };
}
