import { api } from '#shared/api/api.ts';
import type { Written } from '#shared/script/use-undoable-write.ts';
import type { Trigger } from './queries.ts';

/** What a form sets of a trigger. */
export type TriggerDraft = Pick<Trigger, 'functionName' | 'schedule' | 'nextRunTime'>;

/** Creates a trigger that runs for the person. */
export async function createTrigger(scriptId: string, draft: TriggerDraft): Promise<Written> {
  const { triggerId = '' } = await api.call('script.projects.triggers.create', { scriptId }, { body: draft });
  return {
    message: `Created a trigger for ${draft.functionName}`,
    undo: () => api.call('script.projects.triggers.delete', { scriptId, triggerId }),
  };
}

/** Changes what a trigger runs, and when. It is read first, for undo: it may have run since it was listed. */
export async function changeTrigger(scriptId: string, trigger: Trigger, draft: TriggerDraft): Promise<Written> {
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

/** Switches a trigger on or off. */
export async function switchTrigger(scriptId: string, trigger: Trigger, disabled: boolean): Promise<Written> {
  const params = { scriptId, triggerId: trigger.triggerId ?? '' };
  await api.call('script.projects.triggers.update', params, { body: { disabled } });
  return {
    message: `${disabled ? 'Disabled' : 'Enabled'} the trigger of ${trigger.functionName}`,
    undo: () => api.call('script.projects.triggers.update', params, { body: { disabled: !disabled } }),
  };
}

/** Deletes a trigger, which can be restored. */
export async function deleteTrigger(scriptId: string, { triggerId = '', functionName }: Trigger): Promise<Written> {
  await api.call('script.projects.triggers.delete', { scriptId, triggerId });
  return {
    message: `Deleted the trigger of ${functionName}`,
    undo: () => api.call('script.projects.triggers.undelete', { scriptId, triggerId }),
  };
}
