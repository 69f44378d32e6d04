import { requireCalendar } from '#calendar/access.ts';
import { operation } from '#core/operations/operation.ts';
import { changeRule, checkRole } from './change-rule.ts';
import { toRuleResource } from './rule-resource.ts';
import { checkScope } from './rule-scope.ts';

export const handler = operation('calendar.acl.insert', (context) => {
  const { params, body, db, caller, clock } = context;
  const { calendar } = requireCalendar(context, params.calendarId, 'owner');
  const role = checkRole(body.role);
  const scope = checkScope(db, body.scope);
  const scene = { db, caller, calendar, nowMs: clock.nowMs() };
  return toRuleResource(changeRule(scene, scope, role, params.sendNotifications ?? true));
});
