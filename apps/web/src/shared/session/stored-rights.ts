import { ROLES } from '@rotunda/api-client/roles';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import type { Session } from './session-info.ts';

const KEY = 'rotunda.rights';

/** What a user may see and do, and what nobody can. */
export type Rights = Pick<Session, 'roles' | 'operations' | 'notOffered'> & Partial<Pick<Session, 'canRespond'>>;

/** Stores the user's rights in the browser. They are only a hint; the BFF decides. */
export function storeRights({ roles, operations }: Rights): void {
  browserStorage.setItem(KEY, [roles.join(' '), ...operations].join('\n'));
}

/** Returns the rights of the last user of this browser. Returns undefined if none exists, or if they signed out. */
export function readStoredRights(): Rights | undefined {
  const [roles, ...operations] = browserStorage.getItem(KEY)?.split('\n') ?? [];
  return roles === undefined
    ? undefined
    : {
        roles: ROLES.filter((role) => roles.split(' ').includes(role)),
        operations: new Set(operations),
        notOffered: new Set(),
      };
}

/** Deletes the user's rights, so that the next user does not get them. */
export function clearStoredRights(): void {
  browserStorage.removeItem(KEY);
}
