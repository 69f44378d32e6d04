import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendars/calendar.ts';
import { nextSequence } from '#calendar/sequence.ts';
import type { Caller } from '#core/caller.ts';
import { findAccount } from '#core/directory.ts';
import { sendMail } from '#core/mail.ts';
import { globalError, ServiceError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import type { RuleScope } from './rule-scope.ts';
import { type AclRule, type CalendarRole, calendarRoles, findRule, putRule } from './rules.ts';

type Role = CalendarRole | 'none';
type Scene = { db: Database; caller: Caller; calendar: Calendar; nowMs: number };

/** The role of a rule that was sent. Throws 400. */
export function checkRole(sent: CalendarSchemas['AclRule']['role']): Role {
  if (!sent) throw globalError(400, 'required', 'Missing role.');
  const role = (['none', ...calendarRoles] as const).find((candidate) => candidate === sent);
  if (!role) throw globalError(400, 'invalid', 'Invalid value for: role');
  return role;
}

/**
 * Gives a scope a role; `none` takes it away. Throws 400 for a role that cannot be everybody's, 403 for rules that keep
 * a calendar in somebody's hands.
 */
export function changeRule(scene: Scene, scope: RuleScope, role: Role, sendNotifications: boolean): AclRule {
  const { db, caller, calendar, nowMs } = scene;
  const before = findRule(db, calendar.number, scope);
  if (before?.role === role) return before;
  if (
    scope.scopeType === 'default' &&
    (role === 'writer' || role === 'owner' || role === 'writerWithoutPrivateAccess')
  ) {
    throw new ServiceError(400, {
      domain: 'calendar',
      reason: 'illegalAccessRoleForDefault',
      message: 'The default scope cannot be granted a write or owners access role to a calendar.',
    });
  }
  refuseLockOut(scene, scope);
  putRule(db, calendar.number, { ...scope, role });
  if (role === 'none') touchLists(db, calendar);
  else if (sendNotifications) notify(scene, scope, role);
  const rule = findRule(db, calendar.number, scope);
  if (!rule) throw new Error(`calendar ${calendar.number} has no rule for ${caller.email} at ${nowMs}`);
  return rule;
}

function refuseLockOut({ db, caller, calendar }: Scene, { scopeType, scopeValue }: RuleScope): void {
  if (scopeType !== 'user') return;
  if (scopeValue === caller.email.toLowerCase()) {
    throw refusal('cannotChangeOwnAcl', 'Cannot change your own access level.');
  }
  if (scopeValue === findAccount(db, calendar.dataOwner)?.email.toLowerCase()) {
    throw refusal('cannotChangeOwnerAcl', 'Cannot change the access level of the calendar owner.');
  }
}

/** Who has lost access hears of it with the next changes of their list. */
function touchLists(db: Database, calendar: Calendar): void {
  db.run('UPDATE calendar_list_entries SET sequence = ? WHERE calendar_number = ?', nextSequence(db), calendar.number);
}

function notify({ db, caller, calendar, nowMs }: Scene, { scopeType, scopeValue }: RuleScope, role: Role): void {
  if (scopeType !== 'user' && scopeType !== 'group') return;
  sendMail(db, {
    recipients: [scopeValue],
    sender: caller.email,
    subject: `${caller.displayName} shared a calendar with you`,
    body: `You have the role ${role} in the calendar ${calendar.summary} (${calendar.id}).`,
    sentAt: nowMs,
  });
}

function refusal(reason: string, message: string): ServiceError {
  return new ServiceError(403, { domain: 'calendar', reason, message });
}
