import { longOperation } from '#core/operation.ts';
import { globalError } from '#core/service-error.ts';
import { requireDownload, toDoneOperation } from '#drive/documents/download-operations.ts';
import { exportDocument } from '#drive/documents/export-document.ts';
import { requireDownloadable } from '#drive/documents/require-downloadable.ts';
import { requireReadable } from '#drive/require-item.ts';

// With `alt=media` it answers with the bytes of a document: the address that the operation's response names.
export const handler = longOperation('drive.operations.get', async (context) => {
  const { params, db, caller, clock, settings } = context;
  const download = requireDownload(db, caller.accountId, params.name, clock.nowMs());
  if (!context.wantsMedia) return toDoneOperation(settings, download);
  const reached = requireReadable(context, download.itemId, { location: 'name' });
  requireDownloadable(reached);
  const { targetType, revisionId } = download;
  if (targetType === null) {
    throw globalError(400, 'badRequest', 'The bytes of this download are at the address in its response.', 'alt');
  }
  return exportDocument(context, reached.item, { targetType, revisionId: revisionId ?? undefined });
});
