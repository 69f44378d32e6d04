import { randomId } from '#lib/random-id.ts';
import { type EventPatch, timeMembers, timePatch } from '#shared/calendar/event-patch.ts';
import { readTimeForm, type TimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';
import { type EventTime, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { type RuleForm, toRuleForm, toRuleLine } from './rule-form.ts';

type Guest = NonNullable<ServiceEvent['attendees']>[number];
type Reminder = { method: string; minutes: string };
type Property = { name: string; value: string };
/** What the service told of a file stays with it, as the icon and the id by which the file opens in the console. */
type Attachment = NonNullable<ServiceEvent['attachments']>[number] & { fileUrl: string; title: string };

/** An event as the fields of its page hold it. */
export type EventForm = {
  summary: string;
  location: string;
  description: string;
  when: TimeForm;
  /** Absent when the event does not repeat, or by lines that have no fields. */
  rule: RuleForm | undefined;
  /** Lines of `recurrence` that are kept as they are; only while `rule` is absent. */
  ruleLines: readonly string[];
  guests: readonly Guest[];
  guestsCanInviteOthers: boolean;
  guestsCanModify: boolean;
  guestsCanSeeOtherGuests: boolean;
  hasConference: boolean;
  colorId: string;
  eventLabelId: string;
  visibility: string;
  transparency: string;
  status: string;
  usesDefaultReminders: boolean;
  reminders: readonly Reminder[];
  attachments: readonly Attachment[];
  privateProperties: readonly Property[];
  sharedProperties: readonly Property[];
};

/** The fields for an event, its times read in `zone`. */
export function toEventForm(event: ServiceEvent, time: EventTime, zone: string): EventForm {
  const when = toTimeForm(time, event.start?.timeZone ?? zone);
  const lines = event.recurrence ?? [];
  const rule = toRuleForm(lines, Temporal.PlainDate.from(when.startDate), when.zone);
  return {
    summary: event.summary ?? '',
    location: event.location ?? '',
    description: event.description ?? '',
    when,
    rule,
    ruleLines: rule ? [] : lines,
    guests: event.attendees ?? [],
    guestsCanInviteOthers: event.guestsCanInviteOthers ?? true,
    guestsCanModify: event.guestsCanModify ?? false,
    guestsCanSeeOtherGuests: event.guestsCanSeeOtherGuests ?? true,
    hasConference: event.conferenceData !== undefined,
    colorId: event.colorId ?? '',
    eventLabelId: event.eventLabelId ?? '',
    visibility: event.visibility ?? 'default',
    transparency: event.transparency ?? 'opaque',
    status: event.status ?? 'confirmed',
    usesDefaultReminders: event.reminders?.useDefault ?? true,
    reminders: (event.reminders?.overrides ?? []).map(({ method = 'popup', minutes = 0 }) => ({
      method,
      minutes: String(minutes),
    })),
    attachments: (event.attachments ?? []).map((retained) => ({
      ...retained,
      fileUrl: retained.fileUrl ?? '',
      title: retained.title ?? '',
    })),
    privateProperties: toProperties(event.extendedProperties?.private),
    sharedProperties: toProperties(event.extendedProperties?.shared),
  };
}

/** The lines of `recurrence` that a form stands for. */
export function recurrenceOf({ rule, ruleLines, when }: EventForm): readonly string[] {
  return rule ? [toRuleLine(rule, Temporal.PlainDate.from(when.startDate), when)] : ruleLines;
}

/** What of an event a form changes: members that it leaves as they are do not appear. */
export function formPatch(before: EventForm, after: EventForm): EventPatch {
  const [from, to] = [membersOf(before), membersOf(after)];
  const changed = Object.entries(to).filter(([name, value]) => !isSame(value, Reflect.get(from, name)));
  const patch: EventPatch = Object.fromEntries(changed);
  if (patch.extendedProperties) patch.extendedProperties = withRemovals(before, after);
  return { ...patch, ...changedTimes(before, after) };
}

/** A whole event of a form. */
export function formBody(form: EventForm): ServiceEvent {
  const members = Object.entries(membersOf(form)).filter(([, value]) => value !== null);
  const time = readTimeForm(form.when);
  const times = 'problem' in time ? {} : timeMembers(time, {}, form.when.zone);
  return { ...Object.fromEntries(members), ...times };
}

function changedTimes(before: EventForm, after: EventForm): EventPatch {
  const time = readTimeForm(after.when);
  if (isSame(before.when, after.when) || 'problem' in time) return {};
  return timePatch(time, { start: { timeZone: after.when.zone } }, after.when.zone);
}

/** Everything but the times, as a request has it; null for what the event does not have. */
function membersOf(form: EventForm): EventPatch {
  const lines = recurrenceOf(form);
  return {
    summary: form.summary.trim() || null,
    location: form.location.trim() || null,
    description: form.description || null,
    recurrence: lines.length > 0 ? [...lines] : null,
    attendees: form.guests.length > 0 ? [...form.guests] : null,
    guestsCanInviteOthers: form.guestsCanInviteOthers,
    guestsCanModify: form.guestsCanModify,
    guestsCanSeeOtherGuests: form.guestsCanSeeOtherGuests,
    conferenceData: form.hasConference ? CONFERENCE_REQUEST : null,
    colorId: form.colorId || null,
    eventLabelId: form.eventLabelId || null,
    ...readChoices(form),
    reminders: {
      useDefault: form.usesDefaultReminders,
      ...(!form.usesDefaultReminders && { overrides: form.reminders.map(readReminder) }),
    },
    attachments: form.attachments.length > 0 ? form.attachments.filter(({ fileUrl }) => fileUrl !== '') : null,
    extendedProperties: {
      private: fromProperties(form.privateProperties),
      shared: fromProperties(form.sharedProperties),
    },
  };
}

// One id for as long as the page is open: the service takes the same request for the same conference.
const CONFERENCE_REQUEST = {
  createRequest: { requestId: randomId(), conferenceSolutionKey: { type: 'hangoutsMeet' } },
};

function readChoices({ visibility, transparency, status }: EventForm) {
  return { visibility, transparency, status } as Pick<ServiceEvent, 'visibility' | 'transparency' | 'status'>;
}

function readReminder({ method, minutes }: Reminder) {
  return { method, minutes: Math.max(0, Math.trunc(Number(minutes)) || 0) };
}

function toProperties(properties: Record<string, string> | undefined): readonly Property[] {
  return Object.entries(properties ?? {}).map(([name, value]) => ({ name, value }));
}

function fromProperties(properties: readonly Property[]): Record<string, string> {
  return Object.fromEntries(properties.filter(({ name }) => name !== '').map(({ name, value }) => [name, value]));
}

/** Properties merge by name: one that is gone has to be said to be. */
function withRemovals(before: EventForm, after: EventForm): ServiceEvent['extendedProperties'] {
  const merged = (from: readonly Property[], to: readonly Property[]): Record<string, string> =>
    Object.assign(Object.fromEntries(from.map(({ name }) => [name, null])), fromProperties(to));
  return {
    private: merged(before.privateProperties, after.privateProperties),
    shared: merged(before.sharedProperties, after.sharedProperties),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** When a form says that an event is; undefined while it says no time. */
export function timeOfForm({ when }: EventForm): EventTime | undefined {
  const time = readTimeForm(when);
  return 'problem' in time ? undefined : time;
}

/** The time that an event has, or an hour from now for one whose time cannot be read. */
export function timeOfEvent(event: ServiceEvent): EventTime {
  const now = Temporal.Now.instant().round({ smallestUnit: 'hour' });
  return readTime(event) ?? { isAllDay: false, start: now, end: now.add({ hours: 1 }) };
}
