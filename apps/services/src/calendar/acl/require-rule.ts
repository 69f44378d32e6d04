import type { Calendar } from '#calendar/calendar.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import { type AclRule, findRule } from '#calendar/rules.ts';
import type { Database } from '#db/database.ts';
import { parseRuleId } from './rule-scope.ts';

/** The rule with this id. Throws 400 for text that is no id, 404 when there is no such rule or it was removed. */
export function requireRule(db: Database, calendar: Calendar, ruleId: string): AclRule {
  const rule = findRule(db, calendar.number, parseRuleId(ruleId));
  if (!rule || rule.role === 'none') throw resourceNotFound();
  return rule;
}
