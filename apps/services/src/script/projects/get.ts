import { operation } from '#core/operations/operation.ts';
import { toProject } from './project-resource.ts';
import { requireProject } from './require-project.ts';

export const handler = operation('script.projects.get', (context) =>
  toProject(context.db, requireProject(context, context.params.scriptId)),
);
