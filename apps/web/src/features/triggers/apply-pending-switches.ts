import { markUnconfirmed } from '#shared/api/unconfirmed-items.ts';
import type { UndoableWrite } from '#shared/script/use-undoable-write.ts';
import type { Trigger } from './queries.ts';

/** The operations to refetch after writes to triggers. They also identify these writes. */
export const TRIGGER_WRITES = ['script.projects.triggers.list'];

/** A trigger that is being enabled or disabled. */
export type TriggerSwitch = { triggerId: string; disabled: boolean };

/** Returns the triggers with the writes in flight applied. */
export function applyPendingSwitches(
  triggers: readonly Trigger[],
  writes: readonly UndoableWrite<TriggerSwitch>[],
): readonly Trigger[] {
  if (writes.length === 0) return triggers;
  return triggers.map((trigger) => {
    const last = writes.findLast(({ shown }) => shown?.triggerId === trigger.triggerId)?.shown;
    return last ? markUnconfirmed({ ...trigger, disabled: last.disabled }) : trigger;
  });
}
