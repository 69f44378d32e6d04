import { operation } from '#core/operations/operation.ts';
import { limitReached } from '#script/projects/limit-error.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { insertTrigger, listTriggers, MAX_TRIGGERS } from '#script/triggers/trigger-store.ts';
import { readTrigger } from './read-trigger.ts';
import { requireTrigger } from './require-trigger.ts';
import { toTrigger } from './trigger-resource.ts';

export const handler = operation('script.projects.triggers.create', (context) => {
  const { db, clock, caller, params, body } = context;
  const { id: scriptId } = requireProject(context, params.scriptId, 'writer');
  const nowMs = clock.nowMs();
  const { nextRunAt, isOnce, isDisabled, monthDay, ...settings } = readTrigger(body, nowMs);
  const owner = { scriptId, accountId: caller.accountId };
  if (listTriggers(db, owner).length >= MAX_TRIGGERS) {
    throw limitReached(`This script has too many triggers: a user can have up to ${MAX_TRIGGERS}.`);
  }
  const trigger = {
    ...settings,
    ...owner,
    scopes: [...caller.scopes],
    isOnce: isOnce === 1,
    isDisabled: isDisabled === 1,
    createdAt: nowMs,
    ...(monthDay !== null && { monthDay }),
  };
  const triggerId = insertTrigger(db, trigger, nextRunAt);
  return toTrigger(db, requireTrigger(context, { scriptId, triggerId }, { needed: 'writer' }));
});
