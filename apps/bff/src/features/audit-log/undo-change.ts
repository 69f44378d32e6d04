import { isDeepStrictEqual } from 'node:util';
import { readMember } from '@rotunda/api-client/read-member';
import { undoPlans } from '#domain/calls/undo-plans.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ChangeContent } from '#platform/audit-trail/recorded-change.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** A change that may be undone: the requested call, the service's response, and the call that undoes it. */
export type UndoableChange = { requested: UserCall; content: ChangeContent; undo: UserCall; isOwn: boolean };

/** Operations on resources that belong to the caller. */
const USER_RELATIVE_OPERATIONS = /^(calendar\.calendarList|calendar\.settings|drive\.drives\.(hide|unhide))/;
/** IDs that refer to a different resource for each user. */
const USER_RELATIVE_IDS: ReadonlySet<unknown> = new Set(['primary', 'root', 'me']);

/** Returns why the user cannot undo a change, or undefined if they can. */
export function findObstacle(
  calls: Pick<UserCallExecutor, 'isAllowed'>,
  principal: Principal,
  { undo, isOwn }: UndoableChange,
): string | undefined {
  const isPersonal =
    USER_RELATIVE_OPERATIONS.test(undo.operationId) ||
    Object.values(undo.params).some((id) => USER_RELATIVE_IDS.has(id));
  if (isPersonal && !isOwn) return 'Only the person who made this change can undo it.';
  if (!calls.isAllowed(principal, undo.operationId)) return `Your role does not include ${undo.operationId}.`;
  return undefined;
}

/** Whether the trail records an undo of an entry, regardless of the row with its content. */
export async function hasUndo(store: Store, entryId: string): Promise<boolean> {
  const undo = await store
    .selectFrom('audit_records as undo')
    .innerJoin('audit_records as end', 'end.intent_id', 'undo.id')
    .select('undo.id')
    .where('undo.action', '=', 'audit.undo')
    .where('undo.target', '=', entryId)
    .where('end.outcome', '=', 'succeeded')
    .limit(1)
    .executeTakeFirst();
  return undo !== undefined;
}

/**
 * Throws 412 if the values that a change set have been changed since. Resources that the change created are not checked, because
 * undo removes them in any state.
 */
export async function requireUnchanged(
  calls: Pick<UserCallExecutor, 'execute'>,
  principal: Principal,
  { requested: asked, content }: UndoableChange,
  requestId: string,
): Promise<void> {
  const plan = undoPlans[asked.operationId];
  const read = asked.body && plan?.readBefore?.(asked);
  if (!read) return;
  const { body: current } = await calls.execute(principal, read, requestId);
  const changed = plan?.findChanged?.(asked, current) ?? findChanged(asked, content, current);
  if (changed.length === 0) return;
  throw new ProblemError('conflict', { status: 412, detail: `The target has changed since: ${changed.join(', ')}.` });
}

function findChanged({ body }: UserCall, { after }: ChangeContent, current: unknown): string[] {
  return Object.keys(body ?? {}).filter((name) => {
    const left = readMember(after, name) ?? readMember(body, name);
    const found = readMember(current, name);
    return found !== undefined && !isDeepStrictEqual(found, left);
  });
}
