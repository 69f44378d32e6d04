import { formatDay } from '#shared/format/time.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { getRoleName } from '#shared/permissions/permission.ts';
import type { AccessDecision, Grant } from './queries.ts';

/** The types of grantees, with labels. */
export const TYPES = [
  { value: 'user', label: 'Person' },
  { value: 'group', label: 'Group' },
  { value: 'domain', label: 'Domain' },
  { value: 'anyone', label: 'Anyone' },
] as const;

/** The labels of the decisions. */
export const DECISION_LABELS = { kept: 'Kept', narrowed: 'Narrowed', removed: 'Removed' } as const;

/** Describes who made the decision and when, in one line. */
export function formatDecision({ decision, reviewer, decideTime }: AccessDecision): string {
  return `${DECISION_LABELS[decision]} by ${reviewer.name || reviewer.email} on ${formatDay(Date.parse(decideTime))}`;
}

/** Returns the spoken summary of a grant after the grantee and the file: the role, the expiry and the last review. */
export function grantSummary({ role, expirationTime, lastDecision }: Grant): string {
  const end = expirationTime === undefined ? 'never expires' : `expires ${formatDay(Date.parse(expirationTime))}`;
  return [getRoleName(role), end, lastDecision && formatDecision(lastDecision)].filter(Boolean).join(' · ');
}

/** Describes the grantee of a decision. */
export function describeDecidedGrantee({ grantee }: Pick<AccessDecision, 'grantee'>): string {
  const type = grantee === 'anyone' ? 'anyone' : grantee.includes('@') ? 'user' : 'domain';
  return describeOutsideGrantee({ type, grantee });
}
