import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** An entry in the role table. */
export type PersonRoles = components['schemas']['PersonRoles'];
/** A session of a user. */
export type PersonSession = components['schemas']['PersonSession'];
/** The identity provider claim that assigns roles. */
export type RoleClaim = NonNullable<PersonRolesList['claim']>;
type PersonRolesList = components['schemas']['PersonRolesList'];
type PersonSessionList = components['schemas']['PersonSessionList'];

const MAX_PAGES = 50; // 10,000 people or sessions. Users would not browse a longer list.

/** The query of the role table, and whether it is in effect. */
export const rolesQuery = queryOptions({
  queryKey: ['bff.people.roles.list'],
  queryFn: async ({ signal }) => {
    const people: PersonRoles[] = [];
    let pageToken: string | undefined;
    let isUsed = true;
    let claim: PersonRolesList['claim'];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { pageToken };
      const list = await callBff<PersonRolesList>('bff.people.roles.list', '/auth/people/roles', { query, signal });
      people.push(...list.people);
      isUsed = list.isUsed;
      claim = list.claim;
      pageToken = list.nextPageToken;
      if (pageToken === undefined) break;
    }
    return { people, isUsed, claim };
  },
});

/** The query of all users' sessions, newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['bff.people.sessions.list'],
  queryFn: async ({ signal }) => {
    const sessions: PersonSession[] = [];
    let pageToken: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { pageToken };
      const list = await callBff<PersonSessionList>('bff.people.sessions.list', '/auth/people/sessions', {
        query,
        signal,
      });
      sessions.push(...list.sessions);
      pageToken = list.nextPageToken;
      if (pageToken === undefined) break;
    }
    return sessions;
  },
});
