import { requireCalendar } from '#calendar/access.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { requireMatch } from '#core/http/preconditions.ts';
import { operation } from '#core/operations/operation.ts';
import { changeRule } from './change-rule.ts';
import { requireRule } from './require-rule.ts';

export const handler = operation('calendar.acl.delete', (context) => {
  const { params, db, caller, clock, headers } = context;
  const { calendar } = requireCalendar(context, params.calendarId, 'owner');
  const rule = requireRule(db, calendar, params.ruleId);
  requireMatch(headers, toEntityTag(rule.sequence));
  changeRule({ db, caller, calendar, nowMs: clock.nowMs() }, rule, 'none', false);
  return undefined;
});
