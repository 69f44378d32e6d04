import type { JobsSearch } from './search.ts';

/** The built-in views. */
export const JOB_VIEWS: readonly { name: string; search: JobsSearch }[] = [{ name: 'All jobs', search: {} }];
