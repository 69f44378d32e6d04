import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { useSession } from '#shared/session/session.ts';
import { rolesQuery, sessionsQuery } from './console-people.ts';
import { peopleIndexQuery } from './people-index.ts';
import { type KnownPerson, mergeKnownPeople } from './person.ts';

type KnownPeopleOptions = {
  fileId?: string | undefined;
  /** Further known people, such as calendars. */
  also?: readonly KnownPerson[] | undefined;
  isEnabled?: boolean;
};

/**
 * Returns people and groups visible to the user: first those with access to the file, if given, then those in the people index,
 * then, for operators, those with a role or a session. People missing from the first page are searched when typing pauses.
 * Requests nothing unless `isEnabled`.
 */
export function useKnownPeople(text: string, options: KnownPeopleOptions = {}): readonly KnownPerson[] {
  const { fileId, also, isEnabled = true } = options;
  const isOperator = useSession().roles.includes('operator') && isEnabled;
  const sharing = useQuery({ ...permissionsQuery(fileId ?? ''), enabled: fileId !== undefined, retry: false }).data;
  const first = useQuery({ ...peopleIndexQuery(''), enabled: isEnabled }).data;
  const settled = useDebouncedText(text.trim().slice(0, 200));
  const isSearched = first?.nextPageToken !== undefined && settled.length > 1;
  const searched = useQuery({ ...peopleIndexQuery(settled), enabled: isSearched }).data;
  const roles = useQuery({ ...rolesQuery, enabled: isOperator }).data;
  const sessions = useQuery({ ...sessionsQuery, enabled: isOperator }).data;
  return useMemo(
    () =>
      mergeKnownPeople([
        (sharing ?? []).flatMap(toKnown),
        first?.rows ?? [],
        (isSearched && searched?.rows) || [],
        (sessions ?? []).map(({ email, name }) => ({ email, name, type: 'user' })),
        (roles?.people ?? []).map(({ email }) => ({ email, type: 'user' })),
        also ?? [],
      ]),
    [sharing, first, isSearched, searched, sessions, roles, also],
  );
}

type Grantee = { type?: string; emailAddress?: string; displayName?: string };

function toKnown({ type, emailAddress, displayName }: Grantee): KnownPerson[] {
  if (!emailAddress || (type !== 'user' && type !== 'group')) return [];
  return [{ email: emailAddress, type, ...(displayName && displayName !== emailAddress && { name: displayName }) }];
}
