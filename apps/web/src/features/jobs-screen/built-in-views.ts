import type { JobsSearch } from './search.ts';

/** Views that the console brings. */
export const JOB_VIEWS: readonly { name: string; search: JobsSearch }[] = [{ name: 'All jobs', search: {} }];
