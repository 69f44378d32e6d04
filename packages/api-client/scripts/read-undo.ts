import { type Risk, UNDO_REASONS, type UndoTrait } from '../src/trait-types.ts';
import type { NamedOperations } from './named-operations.ts';
import type { DescribedUndo, Operation } from './read-operations.ts';
import { requireOneOf } from './require-one-of.ts';

const TRAIT = 'x-undo';
const KINDS = ['create', 'patch', 'replace', 'reverse', 'special', 'none'] as const;

/** Reads how an operation is undone. Throws if a write lacks an undo description or a read has one. */
export function readUndo(
  operations: NamedOperations,
  { operationId: id, 'x-undo': undo }: Operation,
  risk: Risk,
): UndoTrait {
  if (risk === 'read') {
    if (undo !== undefined) throw new Error(`${id}: ${TRAIT} is only for operations that change something`);
    return { kind: 'none', reason: 'read' };
  }
  if (undo === undefined) throw new Error(`${id}: ${TRAIT} is missing`);
  const kind = requireOneOf(KINDS, id, TRAIT, undo.kind);
  if (kind === 'special') return { kind };
  if (kind === 'none') return readNone(operations, id, undo);
  if (kind === 'create') return readCreate(operations, id, undo);
  if (kind === 'reverse') return { kind, by: operations.require(id, TRAIT, undo.by) };
  return { kind, read: operations.require(id, TRAIT, undo.read) };
}

function readCreate(operations: NamedOperations, id: string, undo: DescribedUndo): UndoTrait {
  const { param, member, params = {}, body } = undo;
  if (param === undefined || member === undefined) throw new Error(`${id}: ${TRAIT} lacks param or member`);
  const by = operations.require(id, TRAIT, undo.by, [param, ...Object.keys(params)]);
  return { kind: 'create', by, param, member, ...(undo.params && { params }), ...(body && { body }) };
}

function readNone(operations: NamedOperations, id: string, undo: DescribedUndo): UndoTrait {
  const reason = requireOneOf(UNDO_REASONS, id, `the reason of ${TRAIT}`, undo.reason);
  if (reason === 'read') throw new Error(`${id}: ${TRAIT} says that the operation only reads, but x-risk does not`);
  const { fields } = undo;
  const read = undo.read === undefined ? undefined : operations.require(id, TRAIT, undo.read);
  return { kind: 'none', reason, ...(read && { read }), ...(fields && { fields }) };
}
