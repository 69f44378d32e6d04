import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActiveRow } from './follow-row.ts';

const MAX_REMEMBERED = 200; // Those that were left longest ago are forgotten.

/** The row that one came to last, by the entry of the browser's history and the list. */
const rows = new Map<string, ActiveRow>();

type ReturnRow = {
  /** The row that one left the list from, when one has come back to it. */
  recalled: ActiveRow | undefined;
  /** Remembers which row one has come to, for as long as the list's own address is shown. */
  remember: (row: ActiveRow) => void;
};

/** Remembers where in a list one was, so that the way back leads to the same row (WCAG 2.2, 2.4.3). */
export function useReturnRow(label: string): ReturnRow {
  const router = useRouter({ warn: false });
  const entry = () => `${router?.history.location.state.__TSR_key} ${label}`;
  const [{ path, recalled }] = useState(() => ({
    path: router?.history.location.pathname,
    recalled: rows.get(entry()),
  }));
  const remember = (row: ActiveRow) => {
    // A list is drawn once more when the next screen's address is there already.
    if (row.id === undefined || router?.history.location.pathname !== path) return;
    const key = entry();
    rows.delete(key);
    rows.set(key, row);
    const [oldest] = rows.keys();
    if (rows.size > MAX_REMEMBERED && oldest !== undefined) rows.delete(oldest);
  };
  return { recalled, remember };
}
