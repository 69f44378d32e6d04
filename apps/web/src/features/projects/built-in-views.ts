import type { ProjectSearch } from './search.ts';

/** The built-in views. */
export const PROJECT_VIEWS: readonly { name: string; search: ProjectSearch }[] = [
  { name: 'All projects', search: {} },
  { name: 'By name', search: { sort: 'name_natural' } },
  { name: 'In the trash', search: { trash: true } },
];
