import { operation } from '#core/operations/operation.ts';
import { limitReached } from '#script/projects/limit-error.ts';
import { restoreTrigger } from '#script/triggers/stored-trigger.ts';
import { listTriggers, MAX_TRIGGERS } from '#script/triggers/trigger-store.ts';
import { requireTrigger } from './require-trigger.ts';
import { toTrigger } from './trigger-resource.ts';

export const handler = operation('script.projects.triggers.undelete', (context) => {
  const { db, clock, caller, params } = context;
  const trigger = requireTrigger(context, params, { needed: 'writer', isDeleted: true });
  if (trigger.deletedAt !== null) {
    if (listTriggers(db, trigger).length >= MAX_TRIGGERS) throw limitReached('The owner has too many triggers.');
    restoreTrigger(db, trigger, { accountId: caller.accountId, timeMs: clock.nowMs() });
  }
  return toTrigger(db, requireTrigger(context, params, { needed: 'writer' }));
});
