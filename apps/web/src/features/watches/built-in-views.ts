import type { WatchSearch } from './search.ts';

/** Views that the console brings. */
export const WATCH_VIEWS: readonly { name: string; search: WatchSearch }[] = [{ name: 'All watches', search: {} }];
