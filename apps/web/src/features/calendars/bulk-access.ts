import { countOf } from '@rotunda/api-client/count-of';
import { getName } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import type { AccessRole } from '#shared/calendar/role-labels.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import type { AccessRule } from './queries.ts';

/** The change and the person it applies to. */
export type BulkAccessRequest = { email: string; kind: 'give' | 'take'; role: AccessRole };

/** A selected calendar, with the person's current access rule, if any. */
export type CalendarWithRule = { entry: CalendarEntry; rule: AccessRule | undefined };

/** The operation for each calendar. */
export const BULK_OPERATIONS = { give: 'calendar.acl.insert', take: 'calendar.acl.delete' } as const;

/** The precondition for a calendar in which the person has no rule yet. */
const NO_RULE = 'none';

/** Returns the rule for a person's email address. */
export function findRule(rules: readonly AccessRule[], email: string): AccessRule | undefined {
  return rules.find(({ scope }) => scope?.type === 'user' && toAddress(scope.value ?? '') === toAddress(email));
}

/** Reports whether there is nothing to do: the person already has the role to grant, or has no access to remove. */
export function isAlreadyApplied({ kind, role }: BulkAccessRequest, rule: AccessRule | undefined): boolean {
  return kind === 'take' ? rule === undefined : rule?.role === role;
}

/** Returns the job for the calendars that need a change. Each call is conditional on the person's current access. */
export function toAccessJob(question: BulkAccessRequest, calendars: readonly CalendarWithRule[]): JobDraft {
  const { kind, role } = question;
  const address = toAddress(question.email);
  const wanted = calendars.filter(({ rule }) => !isAlreadyApplied(question, rule));
  const many = countOf(wanted.length, 'calendar');
  return {
    title: kind === 'give' ? `Grant ${address} access to ${many}` : `Revoke access of ${address} to ${many}`,
    operationId: BULK_OPERATIONS[kind],
    items: wanted.map(({ entry, rule }): JobDraft['items'][number] => {
      const calendarId = entry.id ?? '';
      const ifMatch = rule ? rule.etag : NO_RULE;
      const item = { id: calendarId, label: getName(entry), ...(ifMatch !== undefined && { ifMatch }) };
      if (kind === 'take') return { ...item, params: { calendarId, ruleId: rule?.id ?? `user:${address}` } };
      const body = { role, scope: { type: 'user', value: address } };
      return { ...item, params: { calendarId, sendNotifications: false }, body };
    }),
  };
}

function toAddress(email: string): string {
  return email.trim().toLowerCase();
}
