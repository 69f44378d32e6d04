import type { components } from '@rotunda/api-client/bff-types';
import type { Role } from '@rotunda/api-client/roles';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** An entry of the table of roles. */
export type PersonRoles = components['schemas']['PersonRoles'];
/** A session of somebody. */
export type PersonSession = components['schemas']['PersonSession'];
type PersonRolesList = components['schemas']['PersonRolesList'];
type PersonSessionList = components['schemas']['PersonSessionList'];

const MAX_PAGES = 50; // 10,000 people or sessions; more would not be looked at in one list.

/** The whole table of roles, and whether it has any effect. */
export const rolesQuery = queryOptions({
  queryKey: ['bff.people.roles.list'],
  queryFn: async ({ signal }) => {
    const people: PersonRoles[] = [];
    let pageToken: string | undefined;
    let isUsed = true;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { pageToken };
      const list = await callBff<PersonRolesList>('bff.people.roles.list', '/auth/people/roles', { query, signal });
      people.push(...list.people);
      isUsed = list.isUsed;
      pageToken = list.nextPageToken;
      if (pageToken === undefined) break;
    }
    return { people, isUsed };
  },
});

/** The sessions of everybody, the newest first. */
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

/** What an operator does about a person. */
export type PersonChange =
  | { kind: 'give'; email: string; roles: readonly Role[] }
  | { kind: 'remove'; email: string }
  | { kind: 'end'; sessionId: string }
  | { kind: 'endAll'; subject: string };

/** Changes roles and sessions; both lists are loaded again after it, as a change of roles ends sessions. */
export function usePersonChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]),
  });
}

async function send(change: PersonChange): Promise<void> {
  const roles = '/auth/people/roles';
  const sessions = '/auth/people/sessions';
  switch (change.kind) {
    case 'give': {
      const body = { roles: change.roles };
      await callBff('bff.people.roles.set', `${roles}/${encodeURIComponent(change.email)}`, { method: 'PUT', body });
      return;
    }
    case 'remove':
      await callBff('bff.people.roles.delete', `${roles}/${encodeURIComponent(change.email)}`, { method: 'DELETE' });
      return;
    case 'end':
      await callBff('bff.people.sessions.delete', `${sessions}/${change.sessionId}`, { method: 'DELETE' });
      return;
    case 'endAll': {
      const query = { subject: change.subject };
      await callBff('bff.people.sessions.deleteAll', sessions, { method: 'DELETE', query });
    }
  }
}
