import type { IncomingHttpHeaders } from 'node:http';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_EXPORT_BYTES = 11 * 1024 * 1024; // The services export at most ten megabytes.

/** How large a response to an operation may be, in bytes. Content of files may be of any size. */
export function maxResponseBytes({ id }: Pick<OperationDescriptor, 'id'>, headers: IncomingHttpHeaders): number {
  if (id === 'drive.files.export') return MAX_EXPORT_BYTES;
  const isContent = !(headers['content-type'] ?? '').startsWith('application/json');
  return isContent ? Infinity : MAX_JSON_BYTES;
}
