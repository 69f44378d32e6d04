import type { ParamsOf } from '@rotunda/api-client/operation-types';

/** The types of events, as documented by the service. */
export type EventType = NonNullable<ParamsOf<'calendar.events.list'>['eventTypes']>[number];

type EventTypeFacts = {
  label: string;
  /** The service's restriction on the time of this type. Undefined if none exists. */
  rule?: string;
  /** Whether events of this type can be either timed or all-day. */
  canChangeKindOfTime?: true;
  /** Whether users can create events of this type. */
  isCreated?: true;
};

/**
 * All event types, in the order of filters. Their icons are in `event-icon.tsx`, because URLs are parsed with these before any
 * icon is shown.
 */
export const EVENT_TYPES = {
  default: { label: 'Standard', canChangeKindOfTime: true, isCreated: true },
  birthday: {
    label: 'Birthday',
    rule: 'Lasts one day and repeats every year.',
    isCreated: true,
  },
  focusTime: { label: 'Focus time', rule: 'Cannot last all day.', isCreated: true },
  fromMail: { label: 'From a message' },
  outOfOffice: { label: 'Out of office', rule: 'Cannot last all day.', isCreated: true },
  workingLocation: {
    label: 'Working location',
    rule: 'Must be within one day.',
    canChangeKindOfTime: true,
    isCreated: true,
  },
} as const satisfies Readonly<Record<EventType, EventTypeFacts>>;

const facts: Readonly<Record<string, EventTypeFacts | undefined>> = EVENT_TYPES;

/** Returns the properties of a type. Returns undefined if the document does not define it. */
export function findTypeFacts(type: string): EventTypeFacts | undefined {
  return facts[type];
}

/** The types to choose from, for example in a filter. */
export const eventTypes = (Object.keys(EVENT_TYPES) as EventType[]).map((value) => ({
  value,
  label: EVENT_TYPES[value].label,
}));
