import { type AccessRole, roleLadder } from '#shared/calendar/role-words.ts';
import type { AccessRule } from './queries.ts';

/** Whom a rule is about. */
export type RuleScope = NonNullable<AccessRule['scope']>;

/** The most that the rules that cover somebody give them. */
export type HeldAccess = {
  role: AccessRole;
  /** The rule that gives it, where that is not the one about just them but a wider one. */
  widerRule: AccessRule | undefined;
};

/** What somebody may do before and after a change of the rule about them. */
export type AccessPreview = {
  scope: RuleScope;
  before: HeldAccess;
  after: HeldAccess;
  /** Rules of groups that would give a person more than they have before or after, if they are a member: that is not known here. */
  groupRules: readonly AccessRule[];
};

/**
 * What somebody may do by all rules that are known to cover them: the one about them, the one about their domain and the one
 * about everybody. The highest role counts; a lower one takes nothing away (Calendar v3, `acl`).
 */
export function heldAccess(rules: readonly AccessRule[], scope: RuleScope): HeldAccess {
  const covering = rules.filter((rule) => covers(rule, scope) && rankOf(rule.role) > 0);
  const most = Math.max(0, ...covering.map(({ role }) => rankOf(role)));
  const [narrowest] = covering
    .filter(({ role }) => rankOf(role) === most)
    .sort((one, other) => widthOf(one) - widthOf(other));
  const isWider = narrowest !== undefined && !isSameScope(narrowest.scope, scope);
  return { role: roleLadder[most]?.value ?? 'none', widerRule: isWider ? narrowest : undefined };
}

/** What giving somebody a role does, or taking it away with `none`: their rule is replaced, all others stay. */
export function previewAccess(rules: readonly AccessRule[], scope: RuleScope, role: AccessRole): AccessPreview {
  const others = rules.filter((rule) => !isSameScope(rule.scope, scope));
  const before = heldAccess(rules, scope);
  const after = heldAccess([...others, { scope, role }], scope);
  const least = Math.min(rankOf(before.role), rankOf(after.role));
  const isMore = (rule: AccessRule) => rule.scope?.type === 'group' && rankOf(rule.role) > least;
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

/** How many a rule is about: somebody by name, a domain, everybody. */
function widthOf({ scope }: AccessRule): number {
  return ['domain', 'default'].indexOf(scope?.type ?? '');
}

function rankOf(role: string | undefined): number {
  return Math.max(
    0,
    roleLadder.findIndex(({ value }) => value === role),
  );
}

function toKey(value = ''): string {
  return value.trim().toLowerCase();
}
