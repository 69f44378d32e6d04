import { operation } from '#core/operations/operation.ts';
import { requireTrigger } from './require-trigger.ts';
import { toTrigger } from './trigger-resource.ts';

export const handler = operation('script.projects.triggers.get', (context) =>
  toTrigger(context.db, requireTrigger(context, context.params, { needed: 'reader' })),
);
