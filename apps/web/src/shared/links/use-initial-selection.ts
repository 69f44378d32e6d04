import { useEffect, useRef } from 'react';
import type { ShownList } from '#shared/lists/shown-list.ts';

/** Selects rows as soon as their list is loaded, once per link. After that, the user controls the selection. */
export function useInitialSelection<Row>(
  linkId: string,
  picked: readonly string[],
  list: ShownList<Row> | undefined,
): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!list?.selection || picked.length === 0 || done.current === linkId) return;
    done.current = linkId;
    const loaded = new Set(list.rows.map(list.rowId));
    for (const id of picked) {
      if (loaded.has(id) && !list.selection.ids.has(id)) list.selection.onToggle(id);
    }
  }, [linkId, picked, list]);
}
