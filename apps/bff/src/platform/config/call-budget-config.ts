import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { z } from 'zod';

const VARIABLE = 'BFF_CALLS_PER_MINUTE';

/** The scope of a budget: all calls to a service, the calls of one user, or the calls of one kind. */
export const BUDGET_SCOPES = ['project', 'user', 'read', 'write', 'upload'] as const;
export type BudgetScope = (typeof BUDGET_SCOPES)[number];

/** The maximum number of calls per minute to each service, by scope. */
export type CallBudgetLimits = Readonly<Record<ServiceName, Readonly<Record<BudgetScope, number>>>>;

export const BUDGETED_SERVICES: readonly ServiceName[] = ['script', 'calendar', 'drive'];

const ENTRY = /^(?:(?:script|calendar|drive)\.)?(?:project|user|read|write|upload)=[1-9]\d{0,6}$/;

const DEFAULT_LIMITS: Readonly<Record<BudgetScope, number>> = {
  project: 12_000,
  user: 2_400,
  read: 12_000,
  write: 2_400,
  upload: 1_200,
};

/** The variable that limits calls to services, by name. */
export const callBudgetVariables = {
  [VARIABLE]: z
    .string()
    .refine(
      (text) => text === 'off' || toEntries(text).every((entry) => ENTRY.test(entry)),
      `must be off, or limits such as project=12000,calendar.user=600, for ${BUDGET_SCOPES.join(', ')}`,
    )
    .transform((text) => (text === 'off' ? undefined : toLimits(text)))
    // Not `default`, which zod would also apply to an undefined output, so that `off` would be ignored.
    .prefault(''),
};

/** A limit of one service, such as `calendar.user`, overrides the limit of all services. */
function toLimits(text: string): CallBudgetLimits {
  const set = new Map(
    toEntries(text).map((entry) => {
      const [name = '', count] = entry.split('=');
      return [name, Number(count)] as const;
    }),
  );
  const getLimit = (service: ServiceName, scope: BudgetScope) =>
    set.get(`${service}.${scope}`) ?? set.get(scope) ?? DEFAULT_LIMITS[scope];
  const getLimits = (service: ServiceName) => ({
    project: getLimit(service, 'project'),
    user: getLimit(service, 'user'),
    read: getLimit(service, 'read'),
    write: getLimit(service, 'write'),
    upload: getLimit(service, 'upload'),
  });
  return { script: getLimits('script'), calendar: getLimits('calendar'), drive: getLimits('drive') };
}

function toEntries(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
