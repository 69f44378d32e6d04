import type { OperationId } from '@rotunda/api-client/operations';
import { forgetRights, type Rights, recallRights, rememberRights } from './remembered-rights.ts';

let rights: Rights | undefined;
let asked: Promise<void> | undefined;

/** Tells that the session is being asked for, and so what the person may do; null where nobody is signed in. */
export function expectRights(session: Promise<Rights | null>): void {
  rights = undefined;
  asked = session.then(
    (known) => {
      rights = known ?? undefined;
      if (known) rememberRights(known);
      else forgetRights();
    },
    () => undefined,
  );
}

/**
 * Throws what the BFF would answer where role, permissions or the service leave the person without an operation; it is not sent then.
 * Where nothing is known, the BFF decides. Mostly the same person comes back, so what was allowed before is not held up
 * until the session is there.
 */
export function requireAllowed(id: OperationId): Promise<void> | undefined {
  if (rights) return isSent(rights, id) ? undefined : refuse(id);
  if (!asked || recallRights()?.operations.has(id)) return undefined;
  return asked.then(() => (!rights || isSent(rights, id) ? undefined : refuse(id)));
}

// Whoever may only respond to invitations calls this with nothing else; of other bodies the BFF decides.
function isSent({ operations, mayRespond }: Rights, id: OperationId): boolean {
  return operations.has(id) || (mayRespond === true && id === 'calendar.events.patch');
}

/**
 * Whether the person may call an operation, as far as that is known now: where the session is not there yet, what was
 * allowed to whoever used this browser last.
 */
export function isAllowedSoFar(id: OperationId): boolean {
  return (rights ?? recallRights())?.operations.has(id) ?? false;
}

// Loaded for the few who are refused.
async function refuse(id: OperationId): Promise<never> {
  throw (await import('./to-refusal.ts')).toRefusal(id, !rights?.notOffered.has(id));
}
