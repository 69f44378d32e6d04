import {
  Building2,
  Cake,
  CircleHelp,
  Headphones,
  House,
  type LucideIcon,
  Mail,
  MapPin,
  PlaneTakeoff,
  X,
} from 'lucide-react';
import type { EventType } from '#shared/calendar/event-types.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';

/** Shows the type or state of an event as an icon. Renders nothing for an ordinary confirmed event. */
export function EventIcon({ occurrence }: { occurrence: Occurrence }) {
  const Icon = findIcon(occurrence);
  return Icon && <Icon size={12} strokeWidth={2} aria-hidden className="shrink-0" />;
}

function findIcon({ type, state, event }: Occurrence): LucideIcon | undefined {
  if (state === 'declined' || state === 'cancelled') return X;
  if (state === 'tentative' || state === 'unanswered') return CircleHelp;
  const place = PLACE_ICONS[event.workingLocationProperties?.type ?? ''];
  return (type === 'workingLocation' ? place : undefined) ?? TYPE_ICONS[type];
}

const PLACE_ICONS: Readonly<Record<string, LucideIcon>> = { homeOffice: House, officeLocation: Building2 };

const ICON_OF_TYPE: Readonly<Record<EventType, LucideIcon | undefined>> = {
  default: undefined,
  birthday: Cake,
  focusTime: Headphones,
  fromMail: Mail,
  outOfOffice: PlaneTakeoff,
  workingLocation: MapPin,
};

// The service may return a type that the document does not define.
const TYPE_ICONS: Readonly<Record<string, LucideIcon | undefined>> = ICON_OF_TYPE;
