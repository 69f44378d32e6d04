import { getDomain, isInside } from '@rotunda/api-client/address-domain';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Risk, StepUp } from '@rotunda/api-client/trait-types';
import { z } from 'zod';
import { parameterGuards } from './parameter-guards.ts';

/** The parts of a call that determine its risk. */
export type RiskInput = {
  operationId: OperationId;
  pathParams: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON body, if known. */
  body?: unknown;
  /** The address that gets access, if only the service knew it and it was read. Empty if it cannot be read. */
  recipient?: string;
};

type Rule = (call: RiskInput, organisation: string) => boolean;

/** Rules on what a body requests: ownership, and access for anyone or for users outside the organisation. */
const BODY_RULES: Readonly<Record<Exclude<StepUp, 'never' | 'always'>, Rule>> = {
  calendarAccess: sharesCalendarOutside,
  fileAccess: (call, organisation) => opensFile(call, organisation) || givesAccessOutside(call, organisation),
  requestedAccess: givesAccessOutside,
};

const HIGH_RISKS: ReadonlySet<Risk> = new Set(['destructive', 'admin', 'exec']);

/**
 * Whether a request without its body is high-risk: it could destroy data, act as an administrator, run or deploy code, either
 * because of its operation, or because it changes something with a parameter reserved for operators, such as
 * `useDomainAdminAccess=true`.
 */
export function isHighRiskRequest(operationId: OperationId, query: URLSearchParams): boolean {
  const { risk, stepUp } = operationTraits[operationId];
  if (risk === 'read') return false;
  return stepUp === 'always' || HIGH_RISKS.has(risk) || hasGuardedParameter(query);
}

/** Whether a call counts towards the rate limit of high-risk calls: because of its request, or of what its body asks for. */
export function isHighRisk(call: RiskInput, email: string): boolean {
  return isHighRiskRequest(call.operationId, call.query) || requiresRecentAuth(call, email);
}

/** Whether the body of a call determines its risk. */
export function isRiskInBody(operationId: OperationId): boolean {
  return findBodyRule(operationId) !== undefined;
}

/**
 * Whether a call requires recent authentication: it deletes permanently, acts as an administrator, runs or deploys code,
 * transfers ownership, or gives access to anyone or to users outside the organisation. The organisation is the domain of the
 * user's own address.
 */
export function requiresRecentAuth(call: RiskInput, email: string): boolean {
  const { operationId, query } = call;
  const { risk, stepUp } = operationTraits[operationId];
  if (risk === 'read') return false;
  if (stepUp === 'always' || hasGuardedParameter(query)) return true;
  return findBodyRule(operationId)?.(call, getDomain(email)) ?? false;
}

function hasGuardedParameter(query: URLSearchParams): boolean {
  return [...query].some(([name, value]) => parameterGuards.get(name)?.isSet(value));
}

function findBodyRule(operationId: OperationId): Rule | undefined {
  const { stepUp } = operationTraits[operationId];
  return stepUp === 'never' || stepUp === 'always' ? undefined : BODY_RULES[stepUp];
}

/**
 * Whether a call gives access to a recipient known only to the service: the requester of access, or the holder of a permission
 * ID.
 */
export function isRecipientUnknown({ operationId, pathParams, body }: RiskInput): boolean {
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

/** The types of recipients with a name. Other types, such as `anyone`, have none. */
const NAMED: ReadonlySet<string> = new Set(['user', 'group', 'domain']);

function givesAccessOutside(call: RiskInput, organisation: string): boolean {
  const { recipient } = call;
  return recipient !== undefined && isRecipientUnknown(call) && !isInside(recipient, organisation);
}

function opensFile({ body, pathParams }: RiskInput, organisation: string): boolean {
  const wanted = permission.safeParse(body).data;
  if (!wanted) return false;
  const { role, type, domain, emailAddress, pendingOwner } = wanted;
  // The ID of a permission for anyone begins with `anyone`.
  const isForAnyone = pathParams.permissionId?.startsWith('anyone') === true;
  const isForOwner = role === 'owner' || pendingOwner === true;
  return isForOwner || isForAnyone || [domain, emailAddress].some((name) => opens(type, name, organisation));
}

function sharesCalendarOutside({ body, pathParams }: RiskInput, organisation: string): boolean {
  const wanted = aclRule.safeParse(body).data;
  if (!wanted || wanted.role === 'none') return false;
  // An update keeps the scope in the rule's ID, regardless of the scope in its body.
  const scopes = [wanted.scope, toScope(pathParams.ruleId)];
  return wanted.role === 'owner' || scopes.some((scope) => scope && opens(scope.type, scope.value, organisation));
}

/** Returns the scope encoded in a rule ID: `default`, or a type and a value separated by a colon. */
function toScope(ruleId: string | undefined): z.infer<typeof ruleScope> | undefined {
  if (ruleId === undefined) return undefined;
  const [type] = ruleId.split(':', 1);
  return { type, value: ruleId.slice((type?.length ?? 0) + 1) };
}

/** Whether access for this type and name is access for the public or for someone outside the organisation. */
function opens(type: string | undefined, name: string | undefined, organisation: string): boolean {
  const isNamed = type === undefined || NAMED.has(type);
  return !isNamed || (name !== undefined && name !== '' && !isInside(name, organisation));
}
