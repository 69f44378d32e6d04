import type { PeopleSearch } from './search.ts';

/** Views that the console brings. */
export const PEOPLE_VIEWS: readonly { name: string; search: PeopleSearch }[] = [{ name: 'Everyone', search: {} }];
