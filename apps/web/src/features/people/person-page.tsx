import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { NotFoundNotice } from '#shared/errors/missing-resource.tsx';
import { rolesQuery, sessionsQuery } from '#shared/people/console-people.ts';
import { PinButton } from '#shared/places/pin-button.tsx';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { OffboardingList } from './offboarding-list.tsx';
import { mergePeople, type Person } from './person.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonOverview } from './person-overview.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { useOwnerName } from './use-owner-name.ts';
import { useTraces } from './use-traces.ts';

type PersonPageProps = {
  email: string;
  /** The button for changing all of the person's access in bulk. */
  bulkAccess: ReactNode;
};

/** The page of one person, across the console and the three services. */
export function PersonPage({ email, bulkAccess }: PersonPageProps) {
  const roles = useQuery(rolesQuery);
  const sessions = useQuery(sessionsQuery);
  const error = roles.error ?? sessions.error;
  const retry = () => {
    void roles.refetch();
    void sessions.refetch();
  };
  const named = roles.data && sessions.data ? findPerson(email, roles.data.people, sessions.data) : undefined;
  const isUnnamed = named !== undefined && named.entry === undefined && named.sessions.length === 0;
  // A person who was known when the page opened stays on it, even after their entry is removed there.
  const [met, setMet] = useState<string>();
  if (named && !isUnnamed && met !== email) setMet(email);
  const isNew = isUnnamed && met !== email;
  const traces = useTraces(email, isNew);
  const person = isNew && traces !== 'some' ? undefined : named;
  const ownerName = useOwnerName(email);
  const name = person?.name ?? ownerName;
  useRecordVisit('person', email, person && (name ?? email));
  if (isNew && traces === 'none') return <NotFoundNotice kind="person" id={email} />;
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <PageHead
        title={name ?? email}
        detail={
          <>
            {name && <CopyableId id={email} label="address" maxLength={40} />}
            <PinButton kind="person" targetId={email} title={name ?? email} />
          </>
        }
      />
      <div className="in-order flex flex-col gap-16 px-16 pb-32">
        {!person && !error && <Skeleton label="Loading the person" rows={6} />}
        {!person && error && <ErrorView error={error} title="The person could not be loaded" onRetry={retry} />}
        {person && roles.data && (
          <PersonOverview
            email={email}
            access={
              <PersonAccess
                key={person.entry?.updatedAt ?? 'none'}
                person={person}
                isUsed={roles.data.isUsed}
                claim={roles.data.claim}
              />
            }
            sessions={<PersonSessions person={person} />}
          />
        )}
        {person && <OffboardingList person={person} bulkAccess={bulkAccess} />}
      </div>
    </div>
  );
}

function findPerson(email: string, ...known: Parameters<typeof mergePeople>): Person {
  const key = email.toLowerCase();
  const found = mergePeople(...known).find((person) => person.email.toLowerCase() === key);
  return found ?? { email, name: undefined, entry: undefined, sessions: [] };
}
