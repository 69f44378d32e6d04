import type { Database } from '#db/database.ts';
import { incrementSequence } from './sequence.ts';

/** Roles in a calendar, from least to most permissive. Each includes the roles before it. */
export const calendarRoles = ['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'] as const;
export type CalendarRole = (typeof calendarRoles)[number];

/** Role of a rule. `none` removes access. */
export type RuleRole = CalendarRole | 'none';

/** The users that an access rule applies to. */
export type RuleScope = {
  scopeType: 'user' | 'group' | 'domain' | 'default';
  /** Address or domain in lower case. Empty for the default scope. */
  scopeValue: string;
};

/** An access rule as stored. A removed rule is retained with the role `none`. */
export type AclRule = RuleScope & { role: RuleRole; sequence: number };

/** Assigns a role to a scope. Returns the stored rule. */
export function putRule(
  db: Database,
  calendarNumber: number,
  { scopeType, scopeValue, role }: Omit<AclRule, 'sequence'>,
): AclRule {
  const rule = { scopeType, scopeValue: scopeValue.toLowerCase(), role, sequence: incrementSequence(db) };
  db.run(
    `INSERT INTO calendar_acl_rules (calendar_number, scope_type, scope_value, role, sequence) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET role = excluded.role, sequence = excluded.sequence`,
    calendarNumber,
    rule.scopeType,
    rule.scopeValue,
    rule.role,
    rule.sequence,
  );
  return rule;
}

const SELECT = 'SELECT scope_type AS scopeType, scope_value AS scopeValue, role, sequence FROM calendar_acl_rules';

/** Returns the rule for a scope, including removed rules. */
export function findRule(
  db: Database,
  calendarNumber: number,
  { scopeType, scopeValue }: RuleScope,
): AclRule | undefined {
  return db.get<AclRule>(
    `${SELECT} WHERE calendar_number = ? AND scope_type = ? AND scope_value = ?`,
    calendarNumber,
    scopeType,
    scopeValue,
  );
}

/**
 * Lists rules after a position in the order of their scopes that changed after a sequence number. Excludes removed rules unless
 * requested.
 */
export function listRules(
  db: Database,
  calendarNumber: number,
  page: { after: readonly [string, string]; changedSince: number; includesRemoved: boolean; limit: number },
): AclRule[] {
  return db.all<AclRule>(
    `${SELECT} WHERE calendar_number = ? AND (scope_type, scope_value) > (?, ?) AND sequence > ?
       AND (role <> 'none' OR ?) ORDER BY scope_type, scope_value LIMIT ?`,
    calendarNumber,
    ...page.after,
    page.changedSince,
    page.includesRemoved ? 1 : 0,
    page.limit,
  );
}
