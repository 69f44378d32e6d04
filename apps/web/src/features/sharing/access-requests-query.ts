import { operationQuery } from '#shared/api/operation-query.ts';

const MOST = 100;

/** Requests for access to a file that wait for an answer. Only people who may share the file are told. */
export function accessRequestsQuery(fileId: string) {
  return operationQuery('drive.accessproposals.list', { fileId, pageSize: MOST });
}
