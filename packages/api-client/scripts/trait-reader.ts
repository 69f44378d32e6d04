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
  type Topic,
  type UndoTrait,
} from '../src/trait-types.ts';
import type { Audiences } from './audiences.ts';
import { NamedOperations } from './named-operations.ts';
import type { Operation, PlacedOperation } from './read-operations.ts';
import { readTopics } from './read-topics.ts';
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

  /**
   * Reads the traits of an operation. Throws an error with the trait's name if one is missing, unknown or contradicts another.
   */
  read({ operation, method }: PlacedOperation): OperationTraits {
    const { operationId: id } = operation;
    const risk = requireOneOf(RISKS, id, 'x-risk', operation['x-risk']);
    const retry = readRetry(operation, method);
    const change = readChange(operation, risk);
    const undo = readUndo(this.#operations, operation, risk);
    if (endsForGood(risk, undo) && change.stepUp !== 'always')
      throw new Error(`${id}: x-step-up must have the value always`);
    return {
      risk,
      roles: this.#audiences.getRoles(id, operation['x-roles']),
      shows: readShown(operation, risk),
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
    if (retry !== 'keyed') throw new Error(`${id}: x-retry-lookup is only for keyed operations`);
    const operation = this.#operations.require(id, 'x-retry-lookup', lookup.operation, [lookup.id]);
    return { retryLookup: { operation, id: lookup.id } };
  }
}

/** Whether a call is high-risk regardless of its values. */
function endsForGood(risk: Risk, undo: UndoTrait): boolean {
  return risk === 'admin' || risk === 'exec' || (risk === 'destructive' && undo.kind === 'none');
}

type ChangeTraits = Pick<OperationTraits, 'effects' | 'stepUp' | 'lock' | 'precondition'>;

const READ: ChangeTraits = { effects: [], stepUp: 'never', lock: 'none', precondition: 'none' };

/** Reads the traits specific to writes. */
function readChange(operation: Operation, risk: Risk): ChangeTraits {
  const { operationId: id, 'x-step-up': stepUp, 'x-lock': lock, 'x-precondition': precondition } = operation;
  const { 'x-effect': effect } = operation;
  if (risk === 'read') {
    if ([effect, stepUp, lock, precondition].every((trait) => trait === undefined)) return READ;
    throw new Error(
      `${id}: x-effect, x-step-up, x-lock and x-precondition are only for operations that change something`,
    );
  }
  return {
    effects: readTopics(id, 'x-effect', effect, getNames(operation)),
    stepUp: requireOneOf(STEP_UPS, id, 'x-step-up', stepUp),
    lock: requireOneOf(LOCKS, id, 'x-lock', lock),
    precondition: requireOneOf(PRECONDITIONS, id, 'x-precondition', precondition),
  };
}

function readShown(operation: Operation, risk: Risk): Topic[] {
  const { operationId: id, 'x-shows': shows } = operation;
  if (risk === 'read') return readTopics(id, 'x-shows', shows, getNames(operation));
  if (shows !== undefined) throw new Error(`${id}: x-shows is only for reads`);
  return [];
}

function getNames({ parameters = [] }: Operation): string[] {
  return parameters.map(({ name }) => name);
}

/** Reads are safe by method (RFC 9110, section 9.2.1), so only other methods declare their retry class. */
function readRetry(operation: Operation, method: string): RetryClass {
  const { operationId: id, 'x-retry': retry } = operation;
  if (method !== 'get') return requireOneOf(RETRY_CLASSES, id, 'x-retry', retry);
  if (retry !== undefined) throw new Error(`${id}: x-retry is not for GET, which is safe`);
  return 'safe';
}
