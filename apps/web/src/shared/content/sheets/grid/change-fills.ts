import type { Change } from './grid-row.ts';

/** How what has changed is filled. Signs and words say it too. */
export const CHANGE_FILLS: Readonly<Record<Change, string>> = {
  added: 'bg-green-bg',
  removed: 'bg-red-bg',
  changed: 'bg-amber-bg',
};
