import { operation } from '#core/operations/operation.ts';
import { listFiles, measureSources } from '#items/script-content.ts';
import { isSlowToParse } from '#items/script-files/parse-script.ts';
import { toContent } from './content-resource.ts';
import { entityNotFound, requireProject } from './require-project.ts';

export const handler = operation(
  'script.projects.getContent',
  (context) => {
    const { db, params } = context;
    const { id } = requireProject(context, params.scriptId);
    const files = listFiles(db, id, params.versionNumber);
    if (!files) throw entityNotFound();
    return toContent(context, id, files);
  },
  {
    isBulkWrite: ({ db, fields, params }) =>
      fields.has('files.functionSet') && isSlowToParse(measureSources(db, params.scriptId, params.versionNumber)),
  },
);
