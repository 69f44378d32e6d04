import { operation } from '#core/operations/operation.ts';
import { requireProject } from '#script/projects/require-project.ts';
import { listProperties } from './script-property.ts';

export const handler = operation('script.projects.properties.list', (context) => {
  const { id } = requireProject(context, context.params.scriptId);
  return { properties: listProperties(context.db, id) };
});
