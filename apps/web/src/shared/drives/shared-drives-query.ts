import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { operationQuery } from '#shared/api/operation-query.ts';

/** The query of the user's shared drives. */
export const sharedDrivesQuery = operationQuery('drive.drives.list', {
  pageSize: getMaxPageSize('drive.drives.list'),
  fields: 'nextPageToken,drives(id,name,hidden,createdTime)',
});
