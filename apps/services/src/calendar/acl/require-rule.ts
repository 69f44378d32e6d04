import type { Calendar } from '#calendar/calendar.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import { type AclRule, findRule } from '#calendar/rules.ts';
import type { Database } from '#db/database.ts';
import { parseRuleId } from './rule-scope.ts';

/** Returns the rule with this ID. Throws 400 if the ID is malformed, and 404 if the rule is not found or was removed. */
export function requireRule(db: Database, calendar: Calendar, ruleId: string): AclRule {
  const rule = findRule(db, calendar.number, parseRuleId(ruleId));
  if (!rule || rule.role === 'none') throw resourceNotFound();
  return rule;
}
