import { countOf } from '@rotunda/api-client/count-of';
import { nameOf } from '#shared/calendar/entry-writes.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import type { AccessRole } from '#shared/calendar/role-words.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import type { AccessRule } from './queries.ts';

/** What is to be done, and for whom. */
export type BulkAccessQuestion = { email: string; kind: 'give' | 'take'; role: AccessRole };

/** A calendar that was chosen, with the rule by which the person has access to it now, if there is one. */
export type CalendarWithRule = { entry: CalendarEntry; rule: AccessRule | undefined };

/** What the service is asked to do in each calendar. */
export const BULK_OPERATIONS = { give: 'calendar.acl.insert', take: 'calendar.acl.delete' } as const;

/** The precondition of a calendar in which the person has no access of their own yet. */
const NO_RULE = 'none';

/** The rule that names somebody by their address. */
export function ruleOf(rules: readonly AccessRule[], email: string): AccessRule | undefined {
  return rules.find(({ scope }) => scope?.type === 'user' && toAddress(scope.value ?? '') === toAddress(email));
}

/** Whether there is nothing to do: they have what is to be given, or nothing that could be taken. */
export function isDoneAlready({ kind, role }: BulkAccessQuestion, rule: AccessRule | undefined): boolean {
  return kind === 'take' ? rule === undefined : rule?.role === role;
}

/** The job for the calendars in which there is something to do. What the person has now is frozen with each of them. */
export function toAccessJob(question: BulkAccessQuestion, calendars: readonly CalendarWithRule[]): JobDraft {
  const { kind, role } = question;
  const address = toAddress(question.email);
  const wanted = calendars.filter(({ rule }) => !isDoneAlready(question, rule));
  const many = countOf(wanted.length, 'calendar');
  return {
    title: kind === 'give' ? `Grant ${address} access to ${many}` : `Revoke access of ${address} to ${many}`,
    operationId: BULK_OPERATIONS[kind],
    items: wanted.map(({ entry, rule }): JobDraft['items'][number] => {
      const calendarId = entry.id ?? '';
      const ifMatch = rule ? rule.etag : NO_RULE;
      const item = { id: calendarId, label: nameOf(entry), ...(ifMatch !== undefined && { ifMatch }) };
      if (kind === 'take') return { ...item, params: { calendarId, ruleId: rule?.id ?? `user:${address}` } };
      const body = { role, scope: { type: 'user', value: address } };
      return { ...item, params: { calendarId, sendNotifications: false }, body };
    }),
  };
}

function toAddress(email: string): string {
  return email.trim().toLowerCase();
}
