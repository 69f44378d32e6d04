import { nextSequence } from '#calendar/sequence.ts';
import type { Database } from '#db/database.ts';

/** Whom an access rule is about. */
export type ScopeType = 'user' | 'group' | 'domain' | 'default';

/** What somebody may do in a calendar, from least to most; each includes those before it. */
export const calendarRoles = ['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'] as const;
export type CalendarRole = (typeof calendarRoles)[number];

/** An access rule as stored. */
export type AclRule = {
  scopeType: ScopeType;
  /** Address or domain in lower case; empty for the default scope. */
  scopeValue: string;
  /** `none` for a rule that was removed. */
  role: CalendarRole | 'none';
  sequence: number;
};

/** Sets the role of a scope; `none` takes it away. Returns the place of the change. */
export function putRule(
  db: Database,
  calendarNumber: number,
  rule: { scopeType: ScopeType; scopeValue: string; role: CalendarRole | 'none' },
): number {
  const sequence = nextSequence(db);
  db.run(
    `INSERT INTO calendar_acl_rules (calendar_number, scope_type, scope_value, role, sequence) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET role = excluded.role, sequence = excluded.sequence`,
    calendarNumber,
    rule.scopeType,
    rule.scopeValue.toLowerCase(),
    rule.role,
    sequence,
  );
  return sequence;
}

const SELECT = `SELECT scope_type AS scopeType, scope_value AS scopeValue, role, sequence FROM calendar_acl_rules`;

/** The rule about a scope, also when it was removed. */
export function findRule(
  db: Database,
  calendarNumber: number,
  { scopeType, scopeValue }: Pick<AclRule, 'scopeType' | 'scopeValue'>,
): AclRule | undefined {
  return db.get<AclRule>(
    `${SELECT} WHERE calendar_number = ? AND scope_type = ? AND scope_value = ?`,
    calendarNumber,
    scopeType,
    scopeValue,
  );
}

/** Rules in the order of their scopes, after one of them; those that have changed since a place in the order of changes. */
export function listRules(
  db: Database,
  calendarNumber: number,
  { after, changedSince, limit }: { after: readonly [string, string]; changedSince: number; limit: number },
): AclRule[] {
  return db.all<AclRule>(
    `${SELECT} WHERE calendar_number = ? AND (scope_type, scope_value) > (?, ?) AND sequence > ?
     ORDER BY scope_type, scope_value LIMIT ?`,
    calendarNumber,
    ...after,
    changedSince,
    limit,
  );
}
