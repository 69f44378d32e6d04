import { operation } from '#core/operations/operation.ts';
import { deleteTrigger } from '#script/triggers/trigger-store.ts';
import { requireTrigger } from './require-trigger.ts';

export const handler = operation('script.projects.triggers.delete', (context) => {
  const { db, clock, caller, params } = context;
  const { triggerId } = requireTrigger(context, params, { needed: 'writer' });
  deleteTrigger(db, triggerId, { accountId: caller.accountId, timeMs: clock.nowMs() });
  return {};
});
