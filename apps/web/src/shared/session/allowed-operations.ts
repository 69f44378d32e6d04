import type { OperationId } from '@rotunda/api-client/operations';
import { clearStoredRights, type Rights, readStoredRights, storeRights } from './stored-rights.ts';

let rights: Rights | undefined;
let asked: Promise<void> | undefined;

/** Sets the pending session, which determines what the user may do. Null if nobody is signed in. */
export function setPendingRights(session: Promise<Rights | null>): void {
  rights = undefined;
  asked = session.then(
    (known) => {
      rights = known ?? undefined;
      if (known) storeRights(known);
      else clearStoredRights();
    },
    () => undefined,
  );
}

/**
 * Throws the error that the BFF would return if the role, the permissions or the service do not permit an operation. The call is
 * then not sent. If nothing is known, the BFF decides. Usually the same user comes back, so operations that were permitted before
 * do not wait for the session.
 */
export function requireAllowed(id: OperationId): Promise<void> | undefined {
  if (rights) return isSent(rights, id) ? undefined : refuse(id);
  if (!asked || readStoredRights()?.operations.has(id)) return undefined;
  return asked.then(() => (!rights || isSent(rights, id) ? undefined : refuse(id)));
}

// Users who may only respond to invitations call this only for responses; for other bodies, the BFF decides.
function isSent({ operations, canRespond }: Rights, id: OperationId): boolean {
  return operations.has(id) || (canRespond === true && id === 'calendar.events.patch');
}

/**
 * Reports whether the user may call an operation, based on the currently known rights. Before the session is loaded, uses the
 * rights of the last user of this browser.
 */
export function isAllowedIfKnown(id: OperationId): boolean {
  return (rights ?? readStoredRights())?.operations.has(id) ?? false;
}

// Lazy-loaded because only users without access need it.
async function refuse(id: OperationId): Promise<never> {
  throw (await import('./to-refusal.ts')).toRefusal(id, !rights?.notOffered.has(id));
}
