import { formatDay } from '#shared/format/time.ts';
import { outsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { roleName } from '#shared/permissions/permission.ts';
import type { AccessDecision, Grant } from './queries.ts';

/** Kinds of who has access, in words. */
export const TYPES = [
  { value: 'user', label: 'Person' },
  { value: 'group', label: 'Group' },
  { value: 'domain', label: 'Domain' },
  { value: 'anyone', label: 'Anyone' },
] as const;

/** What can be decided, in words. */
export const DECISION_WORDS = { kept: 'Kept', narrowed: 'Narrowed', removed: 'Removed' } as const;

/** Who decided what and when, in one line. */
export function decisionText({ decision, reviewer, decideTime }: AccessDecision): string {
  return `${DECISION_WORDS[decision]} by ${reviewer.name || reviewer.email} on ${formatDay(Date.parse(decideTime))}`;
}

/** What is read out of access after who has it to which file: the role, until when, and the last review. */
export function grantSummary({ role, expirationTime, lastDecision }: Grant): string {
  const end = expirationTime === undefined ? 'never expires' : `expires ${formatDay(Date.parse(expirationTime))}`;
  return [roleName(role), end, lastDecision && decisionText(lastDecision)].filter(Boolean).join(' · ');
}

/** Who had the access that was decided on, in words. */
export function decidedGrantee({ grantee }: Pick<AccessDecision, 'grantee'>): string {
  const type = grantee === 'anyone' ? 'anyone' : grantee.includes('@') ? 'user' : 'domain';
  return outsideGrantee({ type, grantee });
}
