import { Link, type LinkProps } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

/** A resource with its own screen. */
export type ResourceKind = 'calendar' | 'drive' | 'event' | 'folder' | 'job' | 'person' | 'project';

/** The resource in a URL. */
export type NamedResource = { kind: ResourceKind; id: string };

type Words = { head: string; title: string; why: string; to: NonNullable<LinkProps['to']>; way: string };

const WORDS: Readonly<Record<ResourceKind, Words>> = {
  calendar: {
    head: 'Calendar not found',
    title: 'You cannot open this calendar',
    why: 'The link may be incomplete, or the item was deleted or is not shared with you.',
    to: '/calendars',
    way: 'See your calendars',
  },
  drive: {
    head: 'Shared drive not found',
    title: 'You cannot open this shared drive',
    why: 'The link may be incomplete, or the drive was deleted, or you are not a member.',
    to: '/drives',
    way: 'See all shared drives',
  },
  event: {
    head: 'Event not found',
    title: 'You cannot open this event',
    why: 'The link may be incomplete, or the event was deleted, or its calendar is not shared with you.',
    to: '/events',
    way: 'Search events',
  },
  folder: {
    head: 'Folder not found',
    title: 'You cannot open this folder',
    why: 'The link may be incomplete, or the item was deleted or is not shared with you.',
    to: '/files',
    way: 'Browse files',
  },
  job: {
    head: 'Job not found',
    title: 'You cannot open this job',
    why: 'Jobs are stored for 30 days and visible only to the person who started them.',
    to: '/jobs',
    way: 'See your jobs',
  },
  person: {
    head: 'Person not found',
    title: 'Unknown address',
    why: 'No role, session or visible files for this address. Check the spelling.',
    to: '/people',
    way: 'See all people',
  },
  project: {
    head: 'Project not found',
    title: 'You cannot open this project',
    why: 'The link may be incomplete, or the item was deleted or is not shared with you.',
    to: '/scripts',
    way: 'See all projects',
  },
};

/** Shown in place of a resource that does not exist for this user: possible reasons, and a link to the others. */
export function ResourceNotFound({ kind, id }: NamedResource) {
  const { head, title, why, to, way } = WORDS[kind];
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
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
