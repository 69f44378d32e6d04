import { showOrigin, useOrigin } from '#shared/lists/origin-state.ts';
import { useShownList } from '#shared/lists/shown-list.ts';
import { OriginPanel } from './origin-panel.tsx';

/** A drawer that shows the data source of the requested cell, while its row exists. */
export function OriginDrawer() {
  const list = useShownList();
  const place = useOrigin(list?.label);
  const row = place && list?.rows.find((each) => list.rowId(each) === place.rowId);
  if (!place || !list || row === undefined) return null;
  return <OriginPanel list={list} row={row} place={place} onClose={() => showOrigin(undefined)} />;
}
