import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { useSession } from '#shared/session/session.ts';
import { rolesQuery, sessionsQuery } from './console-people.ts';
import { peopleIndexQuery } from './people-index.ts';
import { joinKnown, type KnownPerson } from './person.ts';

type KnownPeopleOptions = {
  fileId?: string | undefined;
  /** Known besides, such as calendars. */
  also?: readonly KnownPerson[] | undefined;
  isEnabled?: boolean;
};

/**
 * People and groups that the user can see: first those who have access to the file, if one is given, then those of the index of
 * people, then, for operators, those who have a role or are signed in. What a text names and the first page does not hold is
 * searched once the typing pauses. Nothing is asked for unless `isEnabled`.
 */
export function useKnownPeople(text: string, options: KnownPeopleOptions = {}): readonly KnownPerson[] {
  const { fileId, also, isEnabled = true } = options;
  const isOperator = useSession().roles.includes('operator') && isEnabled;
  const sharing = useQuery({ ...permissionsQuery(fileId ?? ''), enabled: fileId !== undefined, retry: false }).data;
  const first = useQuery({ ...peopleIndexQuery(''), enabled: isEnabled }).data;
  const settled = useSettled(text.trim().slice(0, 200));
  const isSearched = first?.nextPageToken !== undefined && settled.length > 1;
  const searched = useQuery({ ...peopleIndexQuery(settled), enabled: isSearched }).data;
  const roles = useQuery({ ...rolesQuery, enabled: isOperator }).data;
  const sessions = useQuery({ ...sessionsQuery, enabled: isOperator }).data;
  return useMemo(
    () =>
      joinKnown([
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
