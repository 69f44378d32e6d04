import { operation } from '#core/operations/operation.ts';
import { updateTrigger } from '#script/triggers/stored-trigger.ts';
import { readTrigger } from './read-trigger.ts';
import { requireTrigger } from './require-trigger.ts';
import { toTrigger } from './trigger-resource.ts';

export const handler = operation('script.projects.triggers.update', (context) => {
  const { db, clock, caller, params, body } = context;
  const former = requireTrigger(context, params, { needed: 'writer' });
  const timeMs = clock.nowMs();
  updateTrigger(db, { ...former, ...readTrigger(body, timeMs, former) }, { accountId: caller.accountId, timeMs });
  return toTrigger(db, requireTrigger(context, params, { needed: 'writer' }));
});
