import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { operationQuery } from '#shared/api/operation-query.ts';

const FILE_ACCESS_REQUESTS_PAGE_SIZE = maxPageSize('drive.accessproposals.list');

/** Requests for access to a file that wait for an answer. Only people who may share the file are told. */
export function accessRequestsQuery(fileId: string) {
  return operationQuery('drive.accessproposals.list', { fileId, pageSize: FILE_ACCESS_REQUESTS_PAGE_SIZE });
}
