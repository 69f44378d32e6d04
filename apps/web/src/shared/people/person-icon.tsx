import { UserRound, UsersRound } from 'lucide-react';
import type { KnownPerson } from './person.ts';

/** Tells groups from people, also to screen readers. */
export function PersonIcon({ type }: Pick<KnownPerson, 'type'>) {
  const Icon = type === 'group' ? UsersRound : UserRound;
  return (
    <>
      <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      {type === 'group' && <span className="sr-only">Group</span>}
    </>
  );
}
