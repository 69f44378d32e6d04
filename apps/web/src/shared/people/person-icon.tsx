import { CalendarDays, UserRound, UsersRound } from 'lucide-react';
import type { KnownPerson } from './person.ts';

const ICONS = { user: UserRound, group: UsersRound, calendar: CalendarDays } as const;
const WORDS = { user: undefined, group: 'Group', calendar: 'Calendar' } as const;

/** Distinguishes groups and calendars from people, including for screen readers. */
export function PersonIcon({ type }: Pick<KnownPerson, 'type'>) {
  const Icon = ICONS[type];
  return (
    <>
      <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      {WORDS[type] && <span className="sr-only">{WORDS[type]}</span>}
    </>
  );
}
