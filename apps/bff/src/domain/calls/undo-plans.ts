import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { UndoTrait } from '@rotunda/api-client/trait-types';
import { formerOf, only, readMembers, withoutOwnVersions } from './former-members.ts';
import { specialUndoPlans } from './special-undo-plans.ts';
import type { UndoPlan } from './undo-plan.ts';
import type { CallParams } from './user-call.ts';

/** Parameters that go along to the calls of a plan beside those of their path: by which right, and who is told. */
const CARRIED: ReadonlySet<string> = new Set(['sendUpdates', 'supportsAllDrives', 'useDomainAdminAccess']);

type Trait<Kind extends UndoTrait['kind']> = Extract<UndoTrait, { kind: Kind }>;

/** How operations are taken back whose effect can be, and what is read before those whose effect cannot. */
export const undoPlans: Readonly<Partial<Record<OperationId, UndoPlan>>> = {
  ...Object.fromEntries(Object.entries(operationTraits).map(([id, { undo }]) => [id, toPlan(undo)])),
  ...specialUndoPlans,
};

function toPlan(undo: UndoTrait): UndoPlan {
  if (undo.kind === 'create') return { inverse: removal(undo) };
  if (undo.kind === 'reverse') return { inverse: ({ params }) => ({ operationId: undo.by, params }) };
  if (undo.kind === 'patch') return patchPlan(undo);
  if (undo.kind === 'replace') return replacePlan(undo);
  return undo.kind === 'none' && undo.read ? { before: lastRead(undo.read, undo.fields) } : {};
}

/** What was made is removed; its id is a member of the response. */
function removal({ by, param, member, params: given, body }: Trait<'create'>): NonNullable<UndoPlan['inverse']> {
  return ({ params }, _before, after) => {
    const id = readMember(after, member);
    if (typeof id !== 'string') return undefined;
    return { operationId: by, params: { ...carried(by, params), ...given, [param]: id }, ...(body && { body }) };
  };
}

/** What is gone is gone; what it was is read before. */
function lastRead(operationId: OperationId, fields: string | undefined): NonNullable<UndoPlan['before']> {
  return ({ params }) => ({ operationId, params: { ...carried(operationId, params), ...(fields && { fields }) } });
}

/** The whole resource is written as it was. */
function replacePlan({ read }: Trait<'patch' | 'replace'>): UndoPlan {
  return {
    before: ({ params }) => ({ operationId: read, params: carried(read, params) }),
    inverse: (call, before) => {
      const body = withoutOwnVersions(before);
      return body && { ...call, body };
    },
  };
}

/** Members that the call changes get their former values. */
function patchPlan({ read }: Trait<'patch' | 'replace'>): UndoPlan {
  return {
    before: ({ params, body }) => readMembers(read, carried(read, params), body),
    inverse: (call, before) => ({ ...call, body: formerOf(call, before) }),
  };
}

/** Those parameters of a call with which another operation is about the same resource, by the same right. */
function carried(operationId: OperationId, params: CallParams): CallParams {
  const { parameters }: OperationDescriptor = operations[operationId];
  const names = parameters.filter((parameter) => parameter.in === 'path' || CARRIED.has(parameter.name));
  return only(
    params,
    names.map(({ name }) => name),
  );
}
