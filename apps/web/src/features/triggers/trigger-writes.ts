import { api } from '#shared/api/api.ts';
import type { WriteResult } from '#shared/script/use-undoable-write.ts';
import type { Trigger } from './queries.ts';

/** The members of a trigger that the form sets. */
export type TriggerDraft = Pick<Trigger, 'functionName' | 'schedule' | 'nextRunTime'>;

/** Creates a trigger that runs as the user. */
export async function createTrigger(scriptId: string, draft: TriggerDraft): Promise<WriteResult> {
  const { triggerId = '' } = await api.call('script.projects.triggers.create', { scriptId }, { body: draft });
  return {
    message: `Created a trigger for ${draft.functionName}`,
    undo: () => api.call('script.projects.triggers.delete', { scriptId, triggerId }),
  };
}

/**
 * Changes the function and the schedule of a trigger. Reads the trigger first for undo, because it may have run since it was
 * listed.
 */
export async function changeTrigger(scriptId: string, trigger: Trigger, draft: TriggerDraft): Promise<WriteResult> {
  const params = { scriptId, triggerId: trigger.triggerId ?? '' };
  const { functionName, schedule, nextRunTime } = await api.call('script.projects.triggers.get', params);
  await api.call('script.projects.triggers.update', params, { body: draft });
  const body = {
    ...(functionName && { functionName }),
    ...(schedule && { schedule }),
    ...(nextRunTime && { nextRunTime }),
  };
  return {
    message: `Changed the trigger of ${draft.functionName}`,
    undo: () => api.call('script.projects.triggers.update', params, { body }),
  };
}

/** Enables or disables a trigger. */
export async function setTriggerDisabled(scriptId: string, trigger: Trigger, disabled: boolean): Promise<WriteResult> {
  const params = { scriptId, triggerId: trigger.triggerId ?? '' };
  await api.call('script.projects.triggers.update', params, { body: { disabled } });
  return {
    message: `${disabled ? 'Disabled' : 'Enabled'} the trigger of ${trigger.functionName}`,
    undo: () => api.call('script.projects.triggers.update', params, { body: { disabled: !disabled } }),
  };
}

/** Deletes a trigger, with an undo. */
export async function deleteTrigger(scriptId: string, { triggerId = '', functionName }: Trigger): Promise<WriteResult> {
  await api.call('script.projects.triggers.delete', { scriptId, triggerId });
  return {
    message: `Deleted the trigger of ${functionName}`,
    undo: () => api.call('script.projects.triggers.undelete', { scriptId, triggerId }),
  };
}
