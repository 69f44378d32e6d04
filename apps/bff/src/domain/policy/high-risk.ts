import { domainOf, isInside } from '@rotunda/api-client/address-domain';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import type { StepUp } from '@rotunda/api-client/trait-types';
import { z } from 'zod';
import { parameterGuards } from './parameter-guards.ts';

/** What of a call decides how risky it is. */
export type JudgedCall = {
  operationId: OperationId;
  pathParams: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON body, where it is known. */
  body?: unknown;
  /** The address that is given access, where only the service knows it and it was read; empty when it cannot be read. */
  recipient?: string;
};

type Rule = (call: JudgedCall, organisation: string) => boolean;

/** Rules over what a body asks for: ownership, and access for anyone or for people outside the organisation. */
const BODY_RULES: Readonly<Record<Exclude<StepUp, 'never' | 'always'>, Rule>> = {
  calendarAccess: opensCalendar,
  fileAccess: (call, organisation) => opensFile(call, organisation) || givesAccessOutside(call, organisation),
  requestedAccess: givesAccessOutside,
};

/** Whether the body of a call decides how risky it is. */
export function isJudgedByBody(operationId: OperationId): boolean {
  return findBodyRule(operationId) !== undefined;
}

/**
 * Whether a call needs a recent proof of identity: it deletes for good, acts as an administrator, runs or deploys code,
 * hands over ownership, or opens something to anyone or to people outside the organisation. The organisation is the
 * domain of the person's own address.
 */
export function isHighRisk(call: JudgedCall, email: string): boolean {
  const { operationId, query } = call;
  const { risk, stepUp } = operationTraits[operationId];
  if (risk === 'read') return false;
  if (stepUp === 'always') return true;
  if ([...query].some(([name, value]) => parameterGuards.get(name)?.isSet(value))) return true;
  return findBodyRule(operationId)?.(call, domainOf(email)) ?? false;
}

function findBodyRule(operationId: OperationId): Rule | undefined {
  const { stepUp } = operationTraits[operationId];
  return stepUp === 'never' || stepUp === 'always' ? undefined : BODY_RULES[stepUp];
}

/**
 * Whether a call gives access to somebody whom only the service knows: to who has requested it, or to who has a permission
 * with an ID.
 */
export function isForUnnamed({ operationId, pathParams, body }: JudgedCall): boolean {
  const { stepUp } = operationTraits[operationId];
  if (stepUp === 'requestedAccess') return decision.safeParse(body).data?.action === 'ACCEPT';
  const hasId = stepUp === 'fileAccess' && pathParams.permissionId !== undefined;
  return hasId && permission.safeParse(body).data?.role !== undefined;
}

const text = z.string().optional().catch(undefined);
const permission = z.object({
  role: text,
  type: text,
  domain: text,
  emailAddress: text,
  pendingOwner: z.boolean().optional().catch(undefined),
});
const decision = z.object({ action: text });
const ruleScope = z.object({ type: text, value: text });
const aclRule = z.object({ role: text, scope: ruleScope.optional().catch(undefined) });

/** What access is given to by name; everything else, such as `anyone`, names nobody. */
const NAMED: ReadonlySet<string> = new Set(['user', 'group', 'domain']);

function givesAccessOutside(call: JudgedCall, organisation: string): boolean {
  const { recipient } = call;
  return recipient !== undefined && isForUnnamed(call) && !isInside(recipient, organisation);
}

function opensFile({ body, pathParams }: JudgedCall, organisation: string): boolean {
  const wanted = permission.safeParse(body).data;
  if (!wanted) return false;
  const { role, type, domain, emailAddress, pendingOwner } = wanted;
  // The ID of a permission for anyone begins with the word.
  const isForAnyone = pathParams.permissionId?.startsWith('anyone') === true;
  const isForOwner = role === 'owner' || pendingOwner === true;
  return isForOwner || isForAnyone || [domain, emailAddress].some((name) => opens(type, name, organisation));
}

function opensCalendar({ body, pathParams }: JudgedCall, organisation: string): boolean {
  const wanted = aclRule.safeParse(body).data;
  if (!wanted || wanted.role === 'none') return false;
  // A change leaves the scope that the ID of the rule names, whatever its body names.
  const scopes = [wanted.scope, toScope(pathParams.ruleId)];
  return wanted.role === 'owner' || scopes.some((scope) => scope && opens(scope.type, scope.value, organisation));
}

/** The scope that the ID of a rule stands for: `default`, or a type and a value with a colon between them. */
function toScope(ruleId: string | undefined): z.infer<typeof ruleScope> | undefined {
  if (ruleId === undefined) return undefined;
  const [type] = ruleId.split(':', 1);
  return { type, value: ruleId.slice((type?.length ?? 0) + 1) };
}

/** Whether access for somebody of this kind and name is access for nobody in particular, or for somebody outside. */
function opens(type: string | undefined, name: string | undefined, organisation: string): boolean {
  const isNamed = type === undefined || NAMED.has(type);
  return !isNamed || (name !== undefined && name !== '' && !isInside(name, organisation));
}
