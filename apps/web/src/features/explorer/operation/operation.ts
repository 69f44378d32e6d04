import type { OperationDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';

/** An operation, as defined in the operation table. */
export type Operation = OperationDescriptor & { readonly id: OperationId };

const SERVICES: readonly ServiceName[] = ['script', 'calendar', 'drive'];

/** All operations, sorted by service and ID. */
export const allOperations: readonly Operation[] = SERVICES.flatMap((service) =>
  Object.values<Operation>(operations)
    .filter((operation) => operation.service === service)
    .toSorted((one, other) => one.id.localeCompare(other.id)),
);

/** Returns the operation with an ID. Returns undefined if it does not exist. */
export function findOperation(operationId: string): Operation | undefined {
  return allOperations.find(({ id }) => id === operationId);
}

/** Returns the operation that reads what another one replaces or changes: a GET of the same path. */
export function findReader({ service, path, method }: Operation): Operation | undefined {
  if (method !== 'PUT' && method !== 'PATCH') return undefined;
  return allOperations.find(
    (candidate) => candidate.service === service && candidate.path === path && candidate.method === 'GET',
  );
}

/** Returns the operations whose ID, path or summary contains all words of a text. */
export function searchOperations(text: string): readonly Operation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return allOperations.filter(({ id, path, method, summary }) => {
    const haystack = `${id} ${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
