import { type AccessRole, rolesByRank } from '#shared/calendar/role-labels.ts';
import type { AccessRule } from './queries.ts';

/** The grantee of a rule. */
export type RuleScope = NonNullable<AccessRule['scope']>;

/** The highest access that the applicable rules grant to someone. */
export type EffectiveAccess = {
  role: AccessRole;
  /** The rule that grants the access, if it is wider than the rule for just this grantee. */
  widerRule: AccessRule | undefined;
};

/** Someone's access before and after a change of their rule. */
export type AccessPreview = {
  scope: RuleScope;
  before: EffectiveAccess;
  after: EffectiveAccess;
  /**
   * The rules of groups that would grant more than the person has before or after, if the person is a member. Membership is
   * unknown here.
   */
  groupRules: readonly AccessRule[];
};

/**
 * Returns someone's access by all rules known to apply: their own, the one of their domain and the public one. The highest role
 * counts; lower ones do not restrict it (Calendar v3, `acl`).
 */
export function getEffectiveAccess(rules: readonly AccessRule[], scope: RuleScope): EffectiveAccess {
  const covering = rules.filter((rule) => covers(rule, scope) && getRank(rule.role) > 0);
  const most = Math.max(0, ...covering.map(({ role }) => getRank(role)));
  const [narrowest] = covering
    .filter(({ role }) => getRank(role) === most)
    .sort((one, other) => getWidth(one) - getWidth(other));
  const isWider = narrowest !== undefined && !isSameScope(narrowest.scope, scope);
  return { role: rolesByRank[most]?.value ?? 'none', widerRule: isWider ? narrowest : undefined };
}

/**
 * Returns the effect of granting a role to someone, or of removing it with `none`. Replaces their rule and leaves all others
 * unchanged.
 */
export function previewAccess(rules: readonly AccessRule[], scope: RuleScope, role: AccessRole): AccessPreview {
  const others = rules.filter((rule) => !isSameScope(rule.scope, scope));
  const before = getEffectiveAccess(rules, scope);
  const after = getEffectiveAccess([...others, { scope, role }], scope);
  const least = Math.min(getRank(before.role), getRank(after.role));
  const isMore = (rule: AccessRule) => rule.scope?.type === 'group' && getRank(rule.role) > least;
  return { scope, before, after, groupRules: scope.type === 'user' ? rules.filter(isMore) : [] };
}

function covers({ scope: covered }: AccessRule, scope: RuleScope): boolean {
  if (covered?.type === 'default' || isSameScope(covered, scope)) return true;
  if (covered?.type !== 'domain' || scope.type !== 'user') return false;
  return toKey(covered.value) === toKey(scope.value?.slice(scope.value.lastIndexOf('@') + 1));
}

function isSameScope(one: AccessRule['scope'], other: RuleScope): boolean {
  return one?.type === other.type && (one?.type === 'default' || toKey(one?.value) === toKey(other.value));
}

/** Returns how wide a rule's scope is: a named grantee, a domain or everybody. */
function getWidth({ scope }: AccessRule): number {
  return ['domain', 'default'].indexOf(scope?.type ?? '');
}

function getRank(role: string | undefined): number {
  return Math.max(
    0,
    rolesByRank.findIndex(({ value }) => value === role),
  );
}

function toKey(value = ''): string {
  return value.trim().toLowerCase();
}
