import { invalidMember } from '#core/errors/invalid-member.ts';
import { operation } from '#core/operations/operation.ts';
import { requireProperty } from './require-property.ts';
import { writeProperty } from './script-property.ts';

export const handler = operation('script.projects.properties.update', (context) => {
  const { db, clock, caller, params, body } = context;
  const { scriptId, propertyName: name } = params;
  requireProperty(context, params);
  const value = body?.secretValue;
  if (value === undefined) throw invalidMember('secretValue', 'A property must have a value.');
  writeProperty(db, { scriptId, accountId: caller.accountId }, { name, value }, clock.nowMs());
  return requireProperty(context, params);
});
