import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { insertDownload, requireDownload, toStartedOperation } from '#drive/documents/download-operations.ts';
import { toExportType } from '#drive/documents/export-document.ts';
import { requireDownloadable } from '#drive/documents/require-downloadable.ts';
import { requireReadable } from '#drive/require-item.ts';
import { isHead, requireRevision } from '#drive/revisions/revision-store.ts';
import type { Item } from '#items/item.ts';
import { isBlobType, isEditorType } from '#items/item-types.ts';

type Context = OperationContext<'drive.files.download'>;

// For the other types, only the latest state can be exported.
const KINDS_WITH_REVISIONS = ['application/vnd.google-apps.document', 'application/vnd.google-apps.spreadsheet'];

export const handler = operation('drive.files.download', (context) => {
  const { params, db, caller, clock, settings } = context;
  const reached = requireReadable(context, params.fileId);
  const { item } = reached;
  if (!isBlobType(item.mimeType) && !isEditorType(item.mimeType)) {
    throw globalError(403, 'fileNotDownloadable', 'Folders and shortcuts cannot be downloaded.');
  }
  requireDownloadable(reached);
  const targetType = isBlobType(item.mimeType) ? toNoTarget(params.mimeType) : toExportType(item, params.mimeType);
  const revisionId = findRevisionId(context, item);
  const download = { itemNumber: item.number, accountId: caller.accountId, targetType, revisionId };
  const name = insertDownload(db, download, clock.nowMs());
  return toStartedOperation(settings, requireDownload(db, caller.accountId, name, clock.nowMs()));
});

function toNoTarget(mimeType: string | undefined): null {
  if (mimeType === undefined) return null;
  throw invalidParameter('mimeType', 'Only Docs Editors files can be downloaded in another format.');
}

function findRevisionId({ db, params }: Context, item: Item): string | null {
  if (params.revisionId === undefined) return null;
  if (isEditorType(item.mimeType) && !KINDS_WITH_REVISIONS.includes(item.mimeType)) {
    throw invalidParameter('revisionId', 'Revisions of this kind of file cannot be downloaded.');
  }
  const revision = requireRevision(db, item.number, params.revisionId);
  if (isBlobType(item.mimeType) && !isHead(revision) && revision.keepForever === 0) {
    const message = 'Only the newest revision and those that are kept forever can be downloaded.';
    throw globalError(403, 'download_restricted_for_revision', message, 'revisionId');
  }
  return revision.id;
}
