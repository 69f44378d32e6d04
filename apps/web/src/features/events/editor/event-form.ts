import { generateId } from '#lib/random-id.ts';
import { createTimePatch, type EventPatch, toTimeMembers } from '#shared/calendar/event-patch.ts';
import { readTimeForm, type TimeForm, toTimeForm } from '#shared/calendar/fields/time-form.ts';
import { type EventTime, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { type RuleForm, toRuleForm, toRuleLine } from './rule-form.ts';

type Guest = NonNullable<ServiceEvent['attendees']>[number];
type Reminder = { method: string; minutes: string };
type Property = { name: string; value: string };
/** Retains the service's data about a file, such as the icon and the ID for opening the file in the console. */
type Attachment = NonNullable<ServiceEvent['attachments']>[number] & { fileUrl: string; title: string };

/** The form values of an event. */
export type EventForm = {
  summary: string;
  location: string;
  description: string;
  when: TimeForm;
  /** Undefined if the event does not repeat, or if its rule has no form fields. */
  rule: RuleForm | undefined;
  /** The `recurrence` lines that are retained unchanged. Used only if `rule` is undefined. */
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

/** Returns the form values of an event, with times in `zone`. */
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

/** Returns the `recurrence` lines for a form. */
export function getRecurrence({ rule, ruleLines, when }: EventForm): readonly string[] {
  return rule ? [toRuleLine(rule, Temporal.PlainDate.from(when.startDate), when)] : ruleLines;
}

/** Returns a patch with the members that a form changes. Omits unchanged members. */
export function toEventPatch(before: EventForm, after: EventForm): EventPatch {
  const [from, to] = [getMembers(before), getMembers(after)];
  const changed = Object.entries(to).filter(([name, value]) => !isSame(value, Reflect.get(from, name)));
  const patch: EventPatch = Object.fromEntries(changed);
  if (patch.extendedProperties) patch.extendedProperties = withRemovals(before, after);
  return { ...patch, ...toTimePatch(before, after) };
}

/** Returns the complete event for a form. */
export function toEventBody(form: EventForm): ServiceEvent {
  const members = Object.entries(getMembers(form)).filter(([, value]) => value !== null);
  const time = readTimeForm(form.when);
  const times = 'problem' in time ? {} : toTimeMembers(time, {}, form.when.zone);
  return { ...Object.fromEntries(members), ...times };
}

function toTimePatch(before: EventForm, after: EventForm): EventPatch {
  const time = readTimeForm(after.when);
  if (isSame(before.when, after.when) || 'problem' in time) return {};
  return createTimePatch(time, { start: { timeZone: after.when.zone } }, after.when.zone);
}

/** Returns all members except the times in request format. Members that the event lacks are null. */
function getMembers(form: EventForm): EventPatch {
  const lines = getRecurrence(form);
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

// A single ID while the page is open, because the service treats the same request ID as the same conference.
const CONFERENCE_REQUEST = {
  createRequest: { requestId: generateId(), conferenceSolutionKey: { type: 'hangoutsMeet' } },
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

/** Properties are merged by name, so removed ones must be removed explicitly. */
function withRemovals(before: EventForm, after: EventForm): ServiceEvent['extendedProperties'] {
  const mergeProperties = (from: readonly Property[], to: readonly Property[]): Record<string, string> =>
    Object.assign(Object.fromEntries(from.map(({ name }) => [name, null])), fromProperties(to));
  return {
    private: mergeProperties(before.privateProperties, after.privateProperties),
    shared: mergeProperties(before.sharedProperties, after.sharedProperties),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the time of an event in a form. Returns undefined if the time is invalid. */
export function toEventTime({ when }: EventForm): EventTime | undefined {
  const time = readTimeForm(when);
  return 'problem' in time ? undefined : time;
}

/** Returns the time of an event. If it is invalid, returns the next hour from now. */
export function toFormTime(event: ServiceEvent): EventTime {
  const now = Temporal.Now.instant().round({ smallestUnit: 'hour' });
  return readTime(event) ?? { isAllDay: false, start: now, end: now.add({ hours: 1 }) };
}
