import type { CalendarSchemas, ParamsOf } from '@rotunda/api-client/operation-types';
import { requireCalendar } from '#calendar/access.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import type { AclRule } from '#calendar/rules.ts';
import { requireMatch } from '#core/http/preconditions.ts';
import type { OperationContext } from '#core/operations/operation.ts';
import { changeRule, checkRole } from './change-rule.ts';
import { requireRule } from './require-rule.ts';

type Context = OperationContext<'calendar.acl.update'> | OperationContext<'calendar.acl.patch'>;

/** Changes the role of an existing rule. The scope cannot change because the ID encodes it. Throws 400, 403, 404 and 412. */
export function rewriteRule(
  context: Context,
  params: ParamsOf<'calendar.acl.update'>,
  toRole: (present: AclRule) => CalendarSchemas['AclRule']['role'],
): AclRule {
  const { db, caller, clock, headers } = context;
  const { calendar } = requireCalendar({ db, caller }, params.calendarId, 'owner');
  const rule = requireRule(db, calendar, params.ruleId);
  requireMatch(headers, toEntityTag(rule.sequence));
  const role = checkRole(toRole(rule));
  const scene = { db, caller, calendar, nowMs: clock.nowMs() };
  return changeRule(scene, rule, role, params.sendNotifications ?? true);
}
