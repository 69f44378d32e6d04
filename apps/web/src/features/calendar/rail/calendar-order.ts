import { useMemo } from 'react';
import { listOf, string } from '#lib/reader.ts';
import { changePreferences } from '#shared/preferences/preferences-api.ts';
import { readPreferences, usePreferences } from '#shared/preferences/preferences-store.ts';

const TABLE = 'calendar-rail'; // The service stores no order, so it is in the user's preferences.
const readIds = listOf(string);

/** Returns the IDs of calendars in the user's order. Calendars without a position come last. */
export function useCalendarOrder(): readonly string[] {
  const retained = usePreferences().tables?.[TABLE]?.order;
  return useMemo(() => readIds(retained) ?? [], [retained]);
}

/** Saves the user's order of calendars. */
export function saveCalendarOrder(ids: readonly string[]): void {
  changePreferences({ tables: { ...readPreferences().tables, [TABLE]: { order: [...ids] } } });
}

/** Moves an ID to the position of another. Returns the IDs unchanged if the ID is not among them. */
export function moveIdTo(ids: readonly string[], id: string, target: string): readonly string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
  return from < 0 || to < 0 ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Moves an ID one position up (-1) or down (1). Returns the IDs unchanged if the ID is already at that end. */
export function moveId(ids: readonly string[], id: string, step: 1 | -1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.with(from, ids[to] ?? id).with(to, id);
}
