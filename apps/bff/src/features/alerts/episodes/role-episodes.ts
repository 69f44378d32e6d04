import type { RoleChangeRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

/** Finds changes of users' roles. */
export function findRoleChanges(rows: readonly RoleChangeRow[]): Episode[] {
  return rows.map(({ id, email, roles, actor, atMs }) => ({
    key: id,
    title: email,
    detail: `${actor} set the roles: ${roles.length === 0 ? 'none' : roles.join(', ')}.`,
    path: `/people/${encodeURIComponent(email)}`,
    startMs: atMs,
    endMs: undefined,
    times: [atMs],
  }));
}
