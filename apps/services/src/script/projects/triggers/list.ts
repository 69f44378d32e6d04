import { operation } from '#core/operations/operation.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { listStoredTriggers } from '#script/triggers/stored-trigger.ts';
import { toTrigger } from './trigger-resource.ts';

export const handler = operation('script.projects.triggers.list', (context) => {
  const { db, params } = context;
  const { id } = requireProject(context, params.scriptId);
  return { triggers: listStoredTriggers(db, id).map((trigger) => toTrigger(db, trigger)) };
});
