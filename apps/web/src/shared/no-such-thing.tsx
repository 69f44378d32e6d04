import { Link, type LinkProps } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { CopyableId } from '#ui/copyable-id.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';

/** Something with a screen of its own. */
export type ThingKind = 'calendar' | 'drive' | 'event' | 'folder' | 'job' | 'person' | 'project';

/** A thing that an address names. */
export type NamedThing = { kind: ThingKind; id: string };

type Words = { head: string; title: string; why: string; to: NonNullable<LinkProps['to']>; way: string };

const WORDS: Readonly<Record<ThingKind, Words>> = {
  calendar: {
    head: 'No such calendar',
    title: 'There is no such calendar for you',
    why: 'It was deleted, its address is not complete, or whoever owns it has not shared it with you.',
    to: '/calendars',
    way: 'See your calendars',
  },
  drive: {
    head: 'No such shared drive',
    title: 'There is no such shared drive for you',
    why: 'It was deleted, its address is not complete, or you are not a member of it.',
    to: '/drives',
    way: 'See the shared drives',
  },
  event: {
    head: 'No such event',
    title: 'There is no such event for you',
    why: 'It was deleted, its address is not complete, or its calendar is not shared with you.',
    to: '/events',
    way: 'Search the events',
  },
  folder: {
    head: 'No such folder',
    title: 'There is no such folder for you',
    why: 'It was deleted, its address is not complete, or whoever owns it has not shared it with you.',
    to: '/files',
    way: 'Browse files',
  },
  job: {
    head: 'No such job',
    title: 'There is no such job of yours',
    why: 'Jobs are kept for 30 days, and shown to whoever started them.',
    to: '/jobs',
    way: 'See your jobs',
  },
  person: {
    head: 'No such person',
    title: 'Nobody is known by this address',
    why: 'It has no role here, nobody is signed in with it, and nothing that you can see is theirs. Check how it is written.',
    to: '/people',
    way: 'See the people',
  },
  project: {
    head: 'No such project',
    title: 'There is no such project for you',
    why: 'It was deleted, its address is not complete, or whoever owns it has not shared it with you.',
    to: '/scripts',
    way: 'See the projects',
  },
};

/** Where a thing would be that is not there for this person: why that may be, and the way to those that are. */
export function NoSuchThing({ kind, id }: NamedThing) {
  const { head, title, why, to, way } = WORDS[kind];
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={head}
        detail={<CopyableId id={id} label={kind === 'person' ? 'address' : `${kind} ID`} maxLength={40} />}
      />
      <EmptyState
        icon={FileQuestion}
        title={title}
        action={
          <Link to={to} className="word-target text-accent-ink underline">
            {way}
          </Link>
        }
      >
        <p role="alert">{why}</p>
      </EmptyState>
    </div>
  );
}
