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
import type { Occurrence } from '#shared/calendar/occurrence.ts';

/** The kind or state of an event as a shape. Nothing for an ordinary event that takes place. */
export function EventIcon({ occurrence }: { occurrence: Occurrence }) {
  const Icon = iconOf(occurrence);
  return Icon && <Icon size={12} strokeWidth={2} aria-hidden className="shrink-0" />;
}

function iconOf({ type, state, event }: Occurrence): LucideIcon | undefined {
  if (state === 'declined' || state === 'cancelled') return X;
  if (state === 'tentative' || state === 'unanswered') return CircleHelp;
  if (type === 'workingLocation') return PLACE_ICONS[event.workingLocationProperties?.type ?? ''] ?? MapPin;
  return TYPE_ICONS[type];
}

const TYPE_ICONS: Readonly<Record<string, LucideIcon>> = {
  focusTime: Headphones,
  outOfOffice: PlaneTakeoff,
  birthday: Cake,
  fromMail: Mail,
};
const PLACE_ICONS: Readonly<Record<string, LucideIcon>> = { homeOffice: House, officeLocation: Building2 };
