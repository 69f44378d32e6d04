/** The operation that reads each list that the backend puts together from many answers, by the backend's name of the list. */
export const INDEX_QUERIES = {
  approvals: 'bff.indexes.approvals',
  'access-requests': 'bff.indexes.accessRequests',
  'outside-access': 'bff.indexes.outsideAccess',
  projects: 'bff.indexes.projects',
} as const;

/** The backend's name of a list across everything. */
export type IndexName = keyof typeof INDEX_QUERIES;
