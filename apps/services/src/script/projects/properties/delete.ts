import { operation } from '#core/operations/operation.ts';
import { requireProperty } from './require-property.ts';
import { writeProperty } from './script-property.ts';

export const handler = operation('script.projects.properties.delete', (context) => {
  const { db, clock, caller, params } = context;
  const { scriptId, propertyName: name } = params;
  requireProperty(context, params);
  writeProperty(db, { scriptId, accountId: caller.accountId }, { name, value: null }, clock.nowMs());
  return {};
});
