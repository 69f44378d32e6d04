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
  fileAccess: opensFile,
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

/** Whether a call gives somebody the access that they have requested; who that is, only the service knows. */
export function givesRequestedAccess({ operationId, body }: JudgedCall): boolean {
  return (
    operationTraits[operationId].stepUp === 'requestedAccess' && decision.safeParse(body).data?.action === 'ACCEPT'
  );
}

const text = z.string().optional().catch(undefined);
const permission = z.object({ role: text, type: text, domain: text, emailAddress: text });
const decision = z.object({ action: text });
const aclRule = z.object({
  role: text,
  scope: z.object({ type: text, value: text }).optional().catch(undefined),
});

function givesAccessOutside(call: JudgedCall, organisation: string): boolean {
  const { recipient } = call;
  return recipient !== undefined && givesRequestedAccess(call) && domainOf(recipient) !== organisation;
}

function opensFile({ body, pathParams }: JudgedCall, organisation: string): boolean {
  const wanted = permission.safeParse(body).data;
  if (!wanted) return false;
  const isOutside =
    isOf(wanted.domain, organisation) === false || isOf(toDomain(wanted.emailAddress), organisation) === false;
  // The ID of a permission for anyone begins with the word.
  const isForAnyone = wanted.type === 'anyone' || pathParams.permissionId?.startsWith('anyone') === true;
  return wanted.role === 'owner' || isForAnyone || isOutside;
}

function opensCalendar({ body, pathParams }: JudgedCall, organisation: string): boolean {
  const wanted = aclRule.safeParse(body).data;
  if (!wanted || wanted.role === 'none') return false;
  // The ID of a rule is its scope: `default`, or its type and value with a colon between them.
  const [idType, idValue] = (pathParams.ruleId ?? '').split(':');
  const type = wanted.scope?.type ?? idType;
  const value = wanted.scope?.value ?? idValue;
  const domain = type === 'domain' ? value : toDomain(value);
  return wanted.role === 'owner' || type === 'default' || isOf(domain, organisation) === false;
}

/** Whether a domain is the organisation's; undefined when there is none. */
function isOf(domain: string | undefined, organisation: string): boolean | undefined {
  return domain === undefined || domain === '' ? undefined : domain.toLowerCase() === organisation;
}

function toDomain(address: string | undefined): string | undefined {
  return address === undefined ? undefined : domainOf(address);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
