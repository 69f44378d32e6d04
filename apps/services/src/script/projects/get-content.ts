import { operation } from '#core/operation.ts';
import { listFiles } from '#items/script-content.ts';
import { toContent } from './content/content-resource.ts';
import { entityNotFound, requireProject } from './require-project.ts';

export const handler = operation('script.projects.getContent', (context) => {
  const { db, params } = context;
  const { id } = requireProject(context, params.scriptId);
  const files = listFiles(db, id, params.versionNumber);
  if (!files) throw entityNotFound();
  return toContent(context, id, files);
});
