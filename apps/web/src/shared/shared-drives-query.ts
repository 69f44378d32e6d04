import { operationQuery } from './operation-query.ts';

/** The shared drives that the person belongs to. */
export const sharedDrivesQuery = operationQuery('drive.drives.list', {
  pageSize: 100,
  fields: 'drives(id,name,hidden,createdTime)',
});
