import type { ProjectSearch } from './search.ts';

/** Views that the console brings. */
export const PROJECT_VIEWS: readonly { name: string; search: ProjectSearch }[] = [
  { name: 'All projects', search: {} },
  { name: 'By name', search: { sort: 'name_natural' } },
  { name: 'In the trash', search: { trash: true } },
];
