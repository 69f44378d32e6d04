import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import type { AccessPreview, EffectiveAccess } from './access-preview.ts';
import { getScopeLabel } from './calendar-writes.ts';
import type { AccessRule } from './queries.ts';

const ANY_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Describes someone's access, with the rule if it is not their own: `see events (by the rule for everyone at example.com)`, `no
 * access`.
 */
export function describeEffectiveAccess({ role, widerRule }: EffectiveAccess): string {
  if (role === 'none') return 'no access';
  const words = getRoleLabel(role).toLowerCase();
  return widerRule ? `${words} (by ${getRuleLabel(widerRule)})` : words;
}

/** Describes the effect of a change in one sentence. A second sentence names groups that may grant the person more. */
export function describePreview(preview: AccessPreview): string {
  const { scope, before, after, groupRules } = preview;
  const who = getScopeLabel({ scope });
  const effect =
    before.role === after.role
      ? `${who}: ${describeEffectiveAccess(after.widerRule ? after : before)} now and after this change.`
      : `${who}: ${describeCurrentAccess(preview)} now, ${describeEffectiveAccess(after)} after this change.`;
  return groupRules.length > 0 ? `${effect} ${describeGroup(groupRules, who)}` : effect;
}

/** States that people may have more access through groups, whose members only the directory knows. */
export function describeGroup(groupRules: readonly AccessRule[], who: string): string {
  const groups = groupRules.map((rule) => `${getScopeLabel(rule)} (${getRoleLabel(rule.role).toLowerCase()})`);
  return `Group membership is not visible here. ${who} may have more access through ${ANY_OF.format(groups)}.`;
}

function describeCurrentAccess({ scope, before, groupRules }: AccessPreview): string {
  if (before.role !== 'none') return describeEffectiveAccess(before);
  // In a domain or group, some people may have access by their own rules.
  if (scope.type !== 'user') return 'no rule';
  return groupRules.length > 0 ? 'no known access' : 'no access';
}

function getRuleLabel(rule: AccessRule): string {
  return `the rule for ${getScopeLabel(rule)}`;
}
