import type { OperationDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';

/** An operation, as the operation table has it. */
export type Operation = OperationDescriptor & { readonly id: OperationId };

const SERVICES: readonly ServiceName[] = ['script', 'calendar', 'drive'];

/** Every operation, by service and id. */
export const allOperations: readonly Operation[] = SERVICES.flatMap((service) =>
  Object.values<Operation>(operations)
    .filter((operation) => operation.service === service)
    .toSorted((one, other) => one.id.localeCompare(other.id)),
);

/** The operation of an id; undefined when there is none. */
export function findOperation(operationId: string): Operation | undefined {
  return allOperations.find(({ id }) => id === operationId);
}

/** The operation that reads what another one replaces or changes: a GET of the same address. */
export function findReader({ service, path, method }: Operation): Operation | undefined {
  if (method !== 'PUT' && method !== 'PATCH') return undefined;
  return allOperations.find(
    (candidate) => candidate.service === service && candidate.path === path && candidate.method === 'GET',
  );
}

/** Operations whose id, address or summary has every word of a text. */
export function searchOperations(text: string): readonly Operation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return allOperations.filter(({ id, path, method, summary }) => {
    const haystack = `${id} ${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
