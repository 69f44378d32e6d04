import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { RowLink } from '#shared/lists/row-link.ts';

/**
 * Returns a function that gives each row the URL of its name, for opening it in a new tab, copying it and announcing it as a
 * link. URLs are cached while the list's own URL stays the same, because rows are rendered with every scroll step.
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
