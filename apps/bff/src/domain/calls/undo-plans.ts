import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { UndoTrait } from '@rotunda/api-client/trait-types';
import { getPreviousValues, omitServerVersions, pickParams, toReadCall } from './previous-fields.ts';
import { specialUndoPlans } from './special-undo-plans.ts';
import type { UndoPlan } from './undo-plan.ts';
import type { CallParams } from './user-call.ts';

/** Parameters that the calls of a plan inherit in addition to path parameters: the access right used, and who is notified. */
const CARRIED: ReadonlySet<string> = new Set(['sendUpdates', 'supportsAllDrives', 'useDomainAdminAccess']);

type Trait<Kind extends UndoTrait['kind']> = Extract<UndoTrait, { kind: Kind }>;

/** How to undo operations that can be undone, and what to read before those that cannot. */
export const undoPlans: Readonly<Partial<Record<OperationId, UndoPlan>>> = {
  ...Object.fromEntries(Object.entries(operationTraits).map(([id, { undo }]) => [id, toPlan(undo)])),
  ...specialUndoPlans,
};

function toPlan(undo: UndoTrait): UndoPlan {
  if (undo.kind === 'create') return { toUndoCall: planRemoval(undo) };
  if (undo.kind === 'reverse') return { toUndoCall: ({ params }) => ({ operationId: undo.by, params }) };
  if (undo.kind === 'patch') return planPatch(undo);
  if (undo.kind === 'replace') return planReplacement(undo);
  return undo.kind === 'none' && undo.read ? { readBefore: readBeforeDeletion(undo.read, undo.fields) } : {};
}

/** Removes the created resource. Its ID is a field of the response. */
function planRemoval({ by, param, member, params: given, body }: Trait<'create'>): NonNullable<UndoPlan['toUndoCall']> {
  return ({ params }, _before, after) => {
    const id = readMember(after, member);
    if (typeof id !== 'string') return undefined;
    return {
      operationId: by,
      params: { ...pickCarriedParams(by, params), ...given, [param]: id },
      ...(body && { body }),
    };
  };
}

/** A deletion cannot be undone, so the resource is read before it. */
function readBeforeDeletion(operationId: OperationId, fields: string | undefined): NonNullable<UndoPlan['readBefore']> {
  return ({ params }) => ({
    operationId,
    params: { ...pickCarriedParams(operationId, params), ...(fields && { fields }) },
  });
}

/** Restores the whole resource. */
function planReplacement({ read }: Trait<'patch' | 'replace'>): UndoPlan {
  return {
    readBefore: ({ params }) => ({ operationId: read, params: pickCarriedParams(read, params) }),
    toUndoCall: (call, before) => {
      const body = omitServerVersions(before);
      return body && { ...call, body };
    },
  };
}

/** Restores the previous values of the fields that the call changes. */
function planPatch({ read }: Trait<'patch' | 'replace'>): UndoPlan {
  return {
    readBefore: ({ params, body }) => toReadCall(read, pickCarriedParams(read, params), body),
    toUndoCall: (call, before) => ({ ...call, body: getPreviousValues(call, before) }),
  };
}

/** Returns the parameters of a call that address the same resource with the same access right in another operation. */
function pickCarriedParams(operationId: OperationId, params: CallParams): CallParams {
  const { parameters }: OperationDescriptor = operations[operationId];
  const names = parameters.filter((parameter) => parameter.in === 'path' || CARRIED.has(parameter.name));
  return pickParams(
    params,
    names.map(({ name }) => name),
  );
}
