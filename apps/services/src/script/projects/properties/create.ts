import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { requireProperty } from './require-property.ts';
import { findProperty, writeProperty } from './script-property.ts';

export const handler = operation('script.projects.properties.create', (context) => {
  const { db, clock, caller, params, body } = context;
  const { id: scriptId } = requireProject(context, params.scriptId, 'writer');
  const { name = '', secretValue = '' } = body ?? {};
  if (findProperty(db, scriptId, name)) throw globalError(409, 'alreadyExists', `The property ${name} already exists.`);
  writeProperty(db, { scriptId, accountId: caller.accountId }, { name, value: secretValue }, clock.nowMs());
  return requireProperty(context, { scriptId, propertyName: name });
});
