import { operation } from '#core/operations/operation.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import { SCRIPT_TYPE } from '#items/item-types.ts';
import { createItem, MAX_NAME_CHARACTERS } from '#items/items.ts';
import { createProject } from './create-project.ts';
import { requireLocation } from './project-location.ts';
import { toProject } from './project-resource.ts';
import { generateScriptId } from './script-ids.ts';

const DEFAULT_TITLE = 'Untitled project';

export const handler = operation('script.projects.create', (context) => {
  const { db, caller, clock, body } = context;
  const { parent, containerId } = requireLocation(context, body?.parentId);
  const createdAt = clock.nowMs();
  const item = createItem(db, {
    id: generateScriptId(),
    mimeType: SCRIPT_TYPE,
    name: (body?.title || DEFAULT_TITLE).slice(0, MAX_NAME_CHARACTERS),
    parent,
    creator: caller,
    createdAt,
  });
  addEditorRevision(db, item, { accountId: caller.accountId, modifiedAt: createdAt });
  createProject(db, item, containerId === undefined ? {} : { containerId });
  return toProject(db, item);
});
