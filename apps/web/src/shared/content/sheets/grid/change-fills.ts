import type { Change } from './grid-row.ts';

/** The fill colours of changes. Icons and text convey the same. */
export const CHANGE_FILLS: Readonly<Record<Change, string>> = {
  added: 'bg-green-bg',
  removed: 'bg-red-bg',
  changed: 'bg-amber-bg',
};
