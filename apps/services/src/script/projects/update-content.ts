import { operation } from '#core/operations/operation.ts';
import { addEditorRevision } from '#items/editor-revision.ts';
import { touchItem } from '#items/items.ts';
import { resetApprovals } from '#items/reset-approvals.ts';
import { listFiles, replaceHead } from '#items/script-content.ts';
import { isSlowToParse } from '#items/script-files/parse-script.ts';
import { readFiles } from '#items/script-files/read-files.ts';
import { toSavedFiles } from '#items/script-files/saved-files.ts';
import { toContent } from './content-resource.ts';
import { permissionDenied, requireProject } from './require-project.ts';

export const handler = operation(
  'script.projects.updateContent',
  (context) => {
    const { db, caller, clock, params, body } = context;
    const item = requireProject(context, params.scriptId, 'writer');
    if (item.restrictionReadOnly) throw permissionDenied();
    const { accountId } = caller;
    const nowMs = clock.nowMs();
    const files = toSavedFiles(listFiles(db, item.id) ?? [], readFiles(body?.files ?? []), {
      accountId,
      timeMs: nowMs,
    });
    replaceHead(db, item.id, files);
    touchItem(db, item, { changedAt: nowMs, modification: { accountId, modifiedAt: nowMs } });
    addEditorRevision(db, item, { accountId, modifiedAt: nowMs });
    resetApprovals(db, item.number, nowMs);
    return toContent(context, item.id, files);
  },
  {
    isBulkWrite: ({ body }) => isSlowToParse(measureSources(body?.files ?? [])),
  },
);

/** Returns the total length of all sources, before they are validated: a missing source counts as empty. */
function measureSources(files: readonly unknown[]): number {
  return files.reduce<number>((sum, file) => {
    const hasSource = typeof file === 'object' && file !== null && 'source' in file;
    return sum + (hasSource && typeof file.source === 'string' ? file.source.length : 0);
  }, 0);
}
