import type { PeopleSearch } from './search.ts';

/** The built-in views. */
export const PEOPLE_VIEWS: readonly { name: string; search: PeopleSearch }[] = [{ name: 'Everyone', search: {} }];
