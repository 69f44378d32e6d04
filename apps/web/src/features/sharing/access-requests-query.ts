import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { operationQuery } from '#shared/api/operation-query.ts';

const FILE_ACCESS_REQUESTS_PAGE_SIZE = getMaxPageSize('drive.accessproposals.list');

/** Returns the query of pending access requests for a file. Only visible to users who may share the file. */
export function accessRequestsQuery(fileId: string) {
  return operationQuery('drive.accessproposals.list', { fileId, pageSize: FILE_ACCESS_REQUESTS_PAGE_SIZE });
}
