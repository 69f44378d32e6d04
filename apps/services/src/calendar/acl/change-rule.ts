import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { includesRole } from '#calendar/access.ts';
import type { Calendar } from '#calendar/calendar.ts';
import { calendarError, calendarForbidden, invalidMember, missing } from '#calendar/errors.ts';
import { type AclRule, calendarRoles, findRule, putRule, type RuleRole, type RuleScope } from '#calendar/rules.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import { sendMail } from '#core/mail.ts';
import type { Database } from '#db/database.ts';

type Scene = { db: Database; caller: Caller; calendar: Calendar; nowMs: number };

/** Validates the role of a submitted rule. Throws 400 if it is missing or unknown. */
export function checkRole(sent: CalendarSchemas['AclRule']['role']): RuleRole {
  if (!sent) throw missing('Missing role.');
  const role = (['none', ...calendarRoles] as const).find((candidate) => candidate === sent);
  if (!role) throw invalidMember('role');
  return role;
}

/**
 * Assigns a role to a scope. Throws 400 if the role cannot be granted to everybody. Throws 403 for the rules of the caller and
 * the data owner, so that the calendar always has an owner.
 */
export function changeRule(scene: Scene, scope: RuleScope, role: RuleRole, sendNotifications: boolean): AclRule {
  const { db, calendar } = scene;
  const before = findRule(db, calendar.number, scope);
  if (before?.role === role) return before;
  if (scope.scopeType === 'default' && role !== 'none' && includesRole(role, 'writerWithoutPrivateAccess')) {
    throw calendarError(
      'illegalAccessRoleForDefault',
      'The default scope cannot be granted a write or owners access role to a calendar.',
    );
  }
  rejectSelfLockout(scene, scope);
  const rule = putRule(db, calendar.number, { ...scope, role });
  if (role === 'none') touchLists(db, calendar);
  else if (sendNotifications) notify(scene, scope, role);
  return rule;
}

function rejectSelfLockout({ db, caller, calendar }: Scene, { scopeType, scopeValue }: RuleScope): void {
  if (scopeType !== 'user') return;
  if (scopeValue === caller.email.toLowerCase()) {
    throw calendarForbidden('cannotChangeOwnAcl', 'Cannot change your own access level.');
  }
  if (scopeValue === findAccount(db, calendar.dataOwner)?.email.toLowerCase()) {
    throw calendarForbidden('cannotChangeOwnerAcl', 'Cannot change the access level of the calendar owner.');
  }
}

/** Adds the loss of access to the next incremental list of every user who has the calendar in their list. */
function touchLists(db: Database, calendar: Calendar): void {
  db.run(
    'UPDATE calendar_list_entries SET sequence = ? WHERE calendar_number = ?',
    incrementSequence(db),
    calendar.number,
  );
}

function notify({ db, caller, calendar, nowMs }: Scene, { scopeType, scopeValue }: RuleScope, role: RuleRole): void {
  if (scopeType !== 'user' && scopeType !== 'group') return;
  sendMail(db, {
    recipients: [scopeValue],
    sender: caller.email,
    subject: `${caller.displayName} shared a calendar with you`,
    body: `You have the ${role} role in the calendar ${calendar.summary} (${calendar.id}).`,
    sentAt: nowMs,
  });
}
