import type { ParamsOf } from '@rotunda/api-client/operation-types';

/** The types of events, by the document of the service. */
export type EventType = NonNullable<ParamsOf<'calendar.events.list'>['eventTypes']>[number];

type EventTypeFacts = {
  label: string;
  /** What the service demands of its time; absent where it demands nothing. */
  rule?: string;
  /** Whether its time can change between hours and whole days. */
  canChangeKindOfTime?: true;
  /** Whether people create it. */
  isCreated?: true;
};

/** Every type of event, in the order of filters. Its icon stands in `event-icon.tsx`: addresses are read with these before any is shown. */
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

/** What is known of a type; undefined for one that the document does not have. */
export function factsOfType(type: string): EventTypeFacts | undefined {
  return facts[type];
}

/** The types to choose from, such as in a filter. */
export const eventTypes = (Object.keys(EVENT_TYPES) as EventType[]).map((value) => ({
  value,
  label: EVENT_TYPES[value].label,
}));
