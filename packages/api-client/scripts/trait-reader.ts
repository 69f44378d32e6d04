import type { OperationId } from '../src/generated/operations.gen.ts';
import {
  LOCKS,
  type OperationTraits,
  PRECONDITIONS,
  RETRY_CLASSES,
  type RetryClass,
  type RetryLookup,
  RISKS,
  type Risk,
  STEP_UPS,
} from '../src/trait-types.ts';
import type { Audiences } from './audiences.ts';
import type { Operation, PlacedOperation } from './read-operations.ts';
import { requireOneOf } from './require-one-of.ts';

/** Reads the traits of operations from their documents. */
export class TraitReader {
  readonly #audiences: Audiences;
  readonly #operations: ReadonlyMap<string, PlacedOperation>;

  constructor(audiences: Audiences, operations: readonly PlacedOperation[]) {
    this.#audiences = audiences;
    this.#operations = new Map(operations.map((placed) => [placed.operation.operationId, placed]));
  }

  /** The traits of an operation. Throws, naming the trait, where one is missing, unknown or contradicts another. */
  read({ operation, method }: PlacedOperation): OperationTraits {
    const { operationId: id } = operation;
    const risk = requireOneOf(RISKS, id, 'x-risk', operation['x-risk']);
    const retry = readRetry(operation, method);
    return {
      risk,
      roles: this.#audiences.rolesOf(id, operation['x-roles']),
      ...readChange(operation, risk),
      retry,
      ...this.#readLookup(operation, retry),
    };
  }

  #readLookup(operation: Operation, retry: RetryClass): { retryLookup?: RetryLookup } {
    const lookup = operation['x-retry-lookup'];
    if (lookup === undefined) return {};
    const { operationId: id } = operation;
    if (retry !== 'keyed') throw new Error(`${id}: x-retry-lookup is for keyed operations`);
    const found = this.#requireOperation(id, 'x-retry-lookup', lookup.operation);
    requireParameter(found, id, 'x-retry-lookup', lookup.id);
    return { retryLookup: { operation: toId(found), id: lookup.id } };
  }

  #requireOperation(id: string, trait: string, name: string): PlacedOperation {
    const found = this.#operations.get(name);
    if (!found) throw new Error(`${id}: ${trait} names ${name}, which is no operation`);
    return found;
  }
}

type ChangeTraits = Pick<OperationTraits, 'stepUp' | 'lock' | 'precondition'>;

const READ: ChangeTraits = { stepUp: 'never', lock: 'none', precondition: 'none' };

/** The traits of what changes something; a read has none of them. */
function readChange(operation: Operation, risk: Risk): ChangeTraits {
  const { operationId: id, 'x-step-up': stepUp, 'x-lock': lock, 'x-precondition': precondition } = operation;
  if (risk === 'read') {
    if ([stepUp, lock, precondition].every((trait) => trait === undefined)) return READ;
    throw new Error(`${id}: x-step-up, x-lock and x-precondition are for what changes something`);
  }
  return {
    stepUp: requireOneOf(STEP_UPS, id, 'x-step-up', stepUp),
    lock: requireOneOf(LOCKS, id, 'x-lock', lock),
    precondition: requireOneOf(PRECONDITIONS, id, 'x-precondition', precondition),
  };
}

/** Reads are safe by their method (RFC 9110, section 9.2.1), so only other methods say what a repetition does. */
function readRetry(operation: Operation, method: string): RetryClass {
  const { operationId: id, 'x-retry': retry } = operation;
  if (method !== 'get') return requireOneOf(RETRY_CLASSES, id, 'x-retry', retry);
  if (retry !== undefined) throw new Error(`${id}: x-retry is not for GET, which is safe`);
  return 'safe';
}

function requireParameter({ operation }: PlacedOperation, id: string, trait: string, name: string): void {
  if (operation.parameters?.some((parameter) => parameter.name === name)) return;
  throw new Error(`${id}: ${trait} names ${name}, which ${operation.operationId} does not take`);
}

// Types of operations are made from the documents that this reads.
function toId({ operation }: PlacedOperation): OperationId {
  return operation.operationId as OperationId;
}
