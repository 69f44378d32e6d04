import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { UndoTrait } from '@rotunda/api-client/trait-types';
import { omitServerVersions, pickParams, previousValuesOf, toReadCall } from './previous-fields.ts';
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
  if (undo.kind === 'create') return { toUndoCall: removal(undo) };
  if (undo.kind === 'reverse') return { toUndoCall: ({ params }) => ({ operationId: undo.by, params }) };
  if (undo.kind === 'patch') return patchPlan(undo);
  if (undo.kind === 'replace') return replacePlan(undo);
  return undo.kind === 'none' && undo.read ? { readBefore: lastRead(undo.read, undo.fields) } : {};
}

/** Removes the created resource. Its ID is a field of the response. */
function removal({ by, param, member, params: given, body }: Trait<'create'>): NonNullable<UndoPlan['toUndoCall']> {
  return ({ params }, _before, after) => {
    const id = readMember(after, member);
    if (typeof id !== 'string') return undefined;
    return { operationId: by, params: { ...carried(by, params), ...given, [param]: id }, ...(body && { body }) };
  };
}

/** A deletion cannot be undone, so the resource is read before it. */
function lastRead(operationId: OperationId, fields: string | undefined): NonNullable<UndoPlan['readBefore']> {
  return ({ params }) => ({ operationId, params: { ...carried(operationId, params), ...(fields && { fields }) } });
}

/** Restores the whole resource. */
function replacePlan({ read }: Trait<'patch' | 'replace'>): UndoPlan {
  return {
    readBefore: ({ params }) => ({ operationId: read, params: carried(read, params) }),
    toUndoCall: (call, before) => {
      const body = omitServerVersions(before);
      return body && { ...call, body };
    },
  };
}

/** Restores the previous values of the fields that the call changes. */
function patchPlan({ read }: Trait<'patch' | 'replace'>): UndoPlan {
  return {
    readBefore: ({ params, body }) => toReadCall(read, carried(read, params), body),
    toUndoCall: (call, before) => ({ ...call, body: previousValuesOf(call, before) }),
  };
}

/** Returns the parameters of a call that address the same resource with the same access right in another operation. */
function carried(operationId: OperationId, params: CallParams): CallParams {
  const { parameters }: OperationDescriptor = operations[operationId];
  const names = parameters.filter((parameter) => parameter.in === 'path' || CARRIED.has(parameter.name));
  return pickParams(
    params,
    names.map(({ name }) => name),
  );
}
