import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Call } from '#domain/calls/match-call.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';

/**
 * Makes a call. A call that changes permissions waits for others on the same file or shared drive, because the service does not
 * support concurrent changes.
 */
export function withPermissionLock<T>(
  lines: DistributedMutex,
  { operationId, pathParams }: Pick<Call, 'operationId' | 'pathParams'>,
  make: () => Promise<T>,
): Promise<T> {
  if (operationTraits[operationId].lock === 'none') return make();
  return lines.runExclusive(`permissions ${pathParams.fileId ?? ''}`, make);
}
