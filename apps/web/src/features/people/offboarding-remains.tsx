import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { explainError } from '#shared/errors/error-view.tsx';
import { StepRow } from './offboarding-step-row.tsx';
import { findRoles, type Person } from './person.ts';
import { getFiles, getScripts, ownedIdsQuery } from './person-overview-queries.ts';

const linkClass = 'word-target text-accent-ink underline-offset-2 hover:underline';

type Owned = { title: string; noun: string; condition: (email: string) => string; consequence: string };

/** What a departing user owns, which only they can hand over. */
export const OWNED: readonly Owned[] = [
  {
    title: 'Files owned by this person',
    noun: 'file',
    condition: getFiles,
    consequence: 'only the owner can transfer them',
  },
  {
    title: 'Script projects owned by this person',
    noun: 'project',
    condition: getScripts,
    consequence: 'only the owner can transfer them, and their triggers keep running',
  },
];

/** States how much a user owns and what becomes of it, with a link to it. */
export function OwnedItems({ title, noun, condition, consequence, email }: Owned & { email: string }) {
  const owned = useQuery(ownedIdsQuery(condition(email)));
  if (owned.isPending) return <StepRow state="open" title={title} detail="loading" />;
  if (owned.error) return <StepRow state="failed" title={title} detail={explainError(owned.error)} />;
  const { files = [], nextPageToken } = owned.data;
  if (files.length === 0) return <StepRow state="done" title={title} detail="none visible to you" />;
  const count = `${nextPageToken === undefined ? '' : 'at least '}${countOf(files.length, noun)}`;
  return (
    <StepRow state="open" title={title} detail={`${count}; ${consequence}`}>
      <Link to="/files" search={{ where: condition(email), look: 'allDrives' }} className={linkClass}>
        View {noun}s
      </Link>
    </StepRow>
  );
}

/** States whether a user can still sign in to the console, which a block at the top of the page prevents. */
export function ConsoleAccess({ person }: { person: Person }) {
  if (person.entry?.roles.length === 0) return <StepRow state="done" title="Access to this console" detail="blocked" />;
  const { length } = person.sessions;
  const roles = findRoles(person);
  const detail = [
    roles === undefined ? 'can sign in if the identity provider grants a role' : `can sign in as ${roles.join(', ')}`,
    length === 0 ? 'no active sessions' : countOf(length, 'active session'),
    'Block is at the top of the page',
  ];
  return <StepRow state="open" title="Access to this console" detail={detail.join('; ')} />;
}
