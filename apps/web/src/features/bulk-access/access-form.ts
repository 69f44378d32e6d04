import { useState } from 'react';
import { isAddress } from '#shared/people/addresses.ts';
import { endOfDay, expiryError } from '#shared/permissions/expiry.ts';
import type { FileRole } from '#shared/permissions/permission.ts';
import type { AccessAction, AccessSubject } from './access-action.ts';
import type { AccessScope } from './shared-file.ts';
import type { AccessChangeRequest } from './use-access-plan.ts';

type Values = {
  kind: AccessAction['kind'];
  of: AccessSubject['kind'];
  person: string;
  day: string;
  role: FileRole;
  newOwner: string;
  isDeep: boolean;
};

/** Returns the form of a bulk access change. A scope with a fixed person determines the grantee. */
export function useAccessForm(scope: AccessScope, organisation: string) {
  const fixed = scope.kind === 'person' ? scope.email : undefined;
  const [values, setValues] = useState<Values>({
    kind: fixed === undefined ? 'expire' : 'remove',
    of: fixed === undefined ? 'outside' : 'person',
    person: fixed ?? '',
    day: '',
    role: 'reader',
    newOwner: '',
    isDeep: scope.kind === 'items' && scope.isDeep,
  });
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  return { values, set, problem: findProblem(values), question: () => toChangeRequest(values, scope, organisation) };
}

/** Returns the first missing input, if any. */
function findProblem({ kind, of, person, day, newOwner }: Values): string | undefined {
  const isForPerson = of === 'person' || kind === 'handOver';
  if (isForPerson && !isAddress(person.trim())) return 'Enter the email address of the person or group.';
  if (kind === 'expire') return expiryError(day, Date.now());
  if (kind !== 'handOver') return undefined;
  if (!isAddress(newOwner.trim())) return 'Enter the new owner.';
  return newOwner.trim().toLowerCase() === person.trim().toLowerCase() ? 'Enter another person as owner.' : undefined;
}

function toChangeRequest(values: Values, scope: AccessScope, organisation: string): AccessChangeRequest {
  return {
    scope: scope.kind === 'items' ? { ...scope, isDeep: values.isDeep } : scope,
    of: toAccessSubject(values, organisation),
    action: toAction(values),
  };
}

function toAccessSubject({ kind, of, person }: Values, organisation: string): AccessSubject {
  if (of === 'person' || kind === 'handOver') return { kind: 'person', email: person.trim() };
  return of === 'outside' ? { kind: 'outside', organisation } : { kind: 'all' };
}

function toAction({ kind, day, role, newOwner }: Values): AccessAction {
  switch (kind) {
    case 'expire':
      return { kind, expirationTime: endOfDay(day) };
    case 'role':
      return { kind, role };
    case 'handOver':
      return { kind, email: newOwner.trim() };
    default:
      return { kind };
  }
}
