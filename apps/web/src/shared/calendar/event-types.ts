import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { Cake, Headphones, type LucideIcon, Mail, MapPin, PlaneTakeoff } from 'lucide-react';

/** The types of events, by the document of the service. */
export type EventType = NonNullable<ParamsOf<'calendar.events.list'>['eventTypes']>[number];

type EventTypeFacts = {
  label: string;
  /** The shape that stands for it; none for ordinary events. */
  icon?: LucideIcon;
  /** What the service demands of its time; absent where it demands nothing. */
  rule?: string;
  /** Whether its time can change between hours and whole days. */
  canChangeKindOfTime?: true;
  /** Whether people create it. */
  isCreated?: true;
};

/** Every type of event, in the order of filters. */
export const EVENT_TYPES = {
  default: { label: 'Standard', canChangeKindOfTime: true, isCreated: true },
  birthday: {
    label: 'Birthday',
    icon: Cake,
    rule: 'Lasts one day and repeats every year.',
    isCreated: true,
  },
  focusTime: { label: 'Focus time', icon: Headphones, rule: 'Cannot last all day.', isCreated: true },
  fromMail: { label: 'From a message', icon: Mail },
  outOfOffice: { label: 'Out of office', icon: PlaneTakeoff, rule: 'Cannot last all day.', isCreated: true },
  workingLocation: {
    label: 'Working location',
    icon: MapPin,
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
