import type { Role } from '@rotunda/api-client/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { rolesQuery, sessionsQuery } from '#shared/people/console-people.ts';

/** A change that an operator makes to a person. */
export type PersonChange =
  | { kind: 'give'; email: string; roles: readonly Role[] }
  | { kind: 'remove'; email: string }
  | { kind: 'end'; sessionId: string }
  | { kind: 'endAll'; subject: string };

/** Returns the mutation that changes roles and sessions and refetches both lists, because a role change ends sessions. */
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
