import type { OperationId } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';

const PERMISSION_WRITES: ReadonlySet<OperationId> = new Set<OperationId>([
  'drive.permissions.create',
  'drive.permissions.delete',
  'drive.permissions.update',
]);

/**
 * Makes a call; one that changes permissions waits until no other changes those of the same file or shared drive, because
 * the service does not support such changes at the same time.
 */
export function withPermissionLock<T>(
  lines: DistributedMutex,
  { operationId, pathParams }: Pick<Call, 'operationId' | 'pathParams'>,
  make: () => Promise<T>,
): Promise<T> {
  if (!PERMISSION_WRITES.has(operationId)) return make();
  return lines.runExclusive(`permissions ${pathParams.fileId ?? ''}`, make);
}
