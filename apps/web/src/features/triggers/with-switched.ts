import { asBeingSent } from '#shared/api/being-sent.ts';
import type { UndoableWrite } from '#shared/script/use-undoable-write.ts';
import type { Trigger } from './queries.ts';

/** What is loaded again after writes to triggers, which names these writes. */
export const TRIGGER_WRITES = ['script.projects.triggers.list'];

/** A trigger that is being switched on or off. */
export type Switched = { triggerId: string; disabled: boolean };

/** The triggers as they will be after the writes that are being sent. */
export function withSwitched(
  triggers: readonly Trigger[],
  writes: readonly UndoableWrite<Switched>[],
): readonly Trigger[] {
  if (writes.length === 0) return triggers;
  return triggers.map((trigger) => {
    const last = writes.findLast(({ shown }) => shown?.triggerId === trigger.triggerId)?.shown;
    return last ? asBeingSent({ ...trigger, disabled: last.disabled }) : trigger;
  });
}
