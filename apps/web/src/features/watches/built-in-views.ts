import type { WatchSearch } from './search.ts';

/** The built-in views. */
export const WATCH_VIEWS: readonly { name: string; search: WatchSearch }[] = [{ name: 'All watches', search: {} }];
