import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ActiveRow } from './follow-row.ts';

const MAX_REMEMBERED = 200; // Those that were left longest ago are forgotten.

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router's own is an interface, which only another adds to
  interface HistoryState {
    /** The row of the list at an address that a link from the screen of the row leads back to. */
    returnRow?: string;
  }
}

/** Where in a list somebody was: the row that they came to last, and how far down the list was scrolled, if that is known. */
export type ReturnPlace = { row: ActiveRow; scrollTopPx: number | undefined };

/** By the entry of the browser's history and the list. */
const places = new Map<string, ReturnPlace>();

type ReturnPlaceMemory = {
  /** Where one was when one left the list, when one has come back to it. */
  recalled: ReturnPlace | undefined;
  /** Notes which row one has come to; it is remembered for the list's own address. */
  note: (row: ActiveRow) => void;
};

/** Remembers where in a list one was, so that the way back leads to the same row in the same place (WCAG 2.2, 2.4.3). */
export function useReturnPlace(scroller: RefObject<HTMLElement | null>, label: string): ReturnPlaceMemory {
  const router = useRouter({ warn: false });
  const entry = () => `${router?.history.location.state.__TSR_key} ${label}`;
  const [{ path, recalled }] = useState(() => ({
    path: router?.history.location.pathname,
    recalled: places.get(entry()) ?? toReturnPlace(router?.history.location.state.returnRow),
  }));
  const latest = useRef<{ key: string; row: ActiveRow }>(undefined);
  const note = (row: ActiveRow) => {
    // A list is drawn once more when the next screen's address is there already.
    if (router?.history.location.pathname === path) latest.current = { key: entry(), row };
  };
  useLayoutEffect(() => {
    const list = scroller.current;
    return () => {
      if (latest.current && list)
        remember(latest.current.key, { row: latest.current.row, scrollTopPx: list.scrollTop });
    };
  }, [scroller]);
  return { recalled, note };
}

function toReturnPlace(id: string | undefined): ReturnPlace | undefined {
  return id === undefined ? undefined : { row: { id, index: 0 }, scrollTopPx: undefined };
}

function remember(key: string, place: ReturnPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
