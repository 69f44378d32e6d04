import { ROLES } from '@rotunda/api-client/roles';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import type { Session } from './session-info.ts';

const KEY = 'rotunda.rights';

/** What a person may see and do, and what nobody can. */
export type Rights = Pick<Session, 'roles' | 'operations' | 'notOffered'> & Partial<Pick<Session, 'mayRespond'>>;

/** Has the browser remember what the person may do. It decides nothing: the BFF does. */
export function rememberRights({ roles, operations }: Rights): void {
  browserStorage.setItem(KEY, [roles.join(' '), ...operations].join('\n'));
}

/** What whoever used this browser last may do; undefined where nobody did, or signed out. */
export function recallRights(): Rights | undefined {
  const [roles, ...operations] = browserStorage.getItem(KEY)?.split('\n') ?? [];
  return roles === undefined
    ? undefined
    : {
        roles: ROLES.filter((role) => roles.split(' ').includes(role)),
        operations: new Set(operations),
        notOffered: new Set(),
      };
}

/** Leaves nothing of the person's rights for who comes next. */
export function forgetRights(): void {
  browserStorage.removeItem(KEY);
}
