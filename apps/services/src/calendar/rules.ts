import type { Database } from '#db/database.ts';
import { nextSequence } from './sequence.ts';

/** What somebody may do in a calendar, from least to most; each includes those before it. */
export const calendarRoles = ['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'] as const;
export type CalendarRole = (typeof calendarRoles)[number];

/** What a rule gives; `none` takes a role away. */
export type RuleRole = CalendarRole | 'none';

/** Whom an access rule is about. */
export type RuleScope = {
  scopeType: 'user' | 'group' | 'domain' | 'default';
  /** Address or domain in lower case; empty for the default scope. */
  scopeValue: string;
};

/** An access rule as stored. One that was removed stays with the role `none`. */
export type AclRule = RuleScope & { role: RuleRole; sequence: number };

/** Gives a scope a role. Returns the rule as it is stored now. */
export function putRule(
  db: Database,
  calendarNumber: number,
  { scopeType, scopeValue, role }: Omit<AclRule, 'sequence'>,
): AclRule {
  const rule = { scopeType, scopeValue: scopeValue.toLowerCase(), role, sequence: nextSequence(db) };
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

/** The rule about a scope, also when it was removed. */
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
 * Rules after a place in the order of their scopes that have changed after a place in the order of changes; those that were
 * removed are left out unless they are asked for.
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
