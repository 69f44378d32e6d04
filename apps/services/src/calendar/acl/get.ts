import { requireCalendar } from '#calendar/access.ts';
import { operation } from '#core/operations/operation.ts';
import { requireRule } from './require-rule.ts';
import { toRuleResource } from './rule-resource.ts';

export const handler = operation('calendar.acl.get', ({ params, db, caller }) => {
  const { calendar } = requireCalendar({ db, caller }, params.calendarId, 'writer');
  return toRuleResource(requireRule(db, calendar, params.ruleId));
});
