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
  type UndoTrait,
} from '../src/trait-types.ts';
import type { Audiences } from './audiences.ts';
import { NamedOperations } from './named-operations.ts';
import type { Operation, PlacedOperation } from './read-operations.ts';
import { readUndo } from './read-undo.ts';
import { requireOneOf } from './require-one-of.ts';

/** Reads the traits of operations from their documents. */
export class TraitReader {
  readonly #audiences: Audiences;
  readonly #operations: NamedOperations;

  constructor(audiences: Audiences, operations: readonly PlacedOperation[]) {
    this.#audiences = audiences;
    this.#operations = new NamedOperations(operations);
  }

  /** The traits of an operation. Throws, naming the trait, where one is missing, unknown or contradicts another. */
  read({ operation, method }: PlacedOperation): OperationTraits {
    const { operationId: id } = operation;
    const risk = requireOneOf(RISKS, id, 'x-risk', operation['x-risk']);
    const retry = readRetry(operation, method);
    const change = readChange(operation, risk);
    const undo = readUndo(this.#operations, operation, risk);
    if (endsForGood(risk, undo) && change.stepUp !== 'always') throw new Error(`${id}: x-step-up has to be always`);
    return {
      risk,
      roles: this.#audiences.rolesOf(id, operation['x-roles']),
      ...change,
      undo,
      retry,
      ...this.#readLookup(operation, retry),
    };
  }

  #readLookup(
    { operationId: id, 'x-retry-lookup': lookup }: Operation,
    retry: RetryClass,
  ): { retryLookup?: RetryLookup } {
    if (lookup === undefined) return {};
    if (retry !== 'keyed') throw new Error(`${id}: x-retry-lookup is for keyed operations`);
    const operation = this.#operations.require(id, 'x-retry-lookup', lookup.operation, [lookup.id]);
    return { retryLookup: { operation, id: lookup.id } };
  }
}

/** Whether a call has an effect of high risk, whatever its values are. */
function endsForGood(risk: Risk, undo: UndoTrait): boolean {
  return risk === 'admin' || risk === 'exec' || (risk === 'destructive' && undo.kind === 'none');
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
