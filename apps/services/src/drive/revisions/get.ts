import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { BlobResponse, operation } from '#core/operations/operation.ts';
import { canDownload } from '#drive/capabilities.ts';
import { type DocumentSource, findDocumentSource } from '#drive/documents/document-source.ts';
import type { AccessibleItem } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { requireHistory } from './revision-access.ts';
import { toRevisionResource } from './revision-resource.ts';
import { isHead, type Revision, requireRevision } from './revision-store.ts';

export const handler = operation('drive.revisions.get', (context) => {
  const { params, db, caller, settings } = context;
  const reached = requireHistory(context, params.fileId);
  const revision = requireRevision(db, reached.item.number, params.revisionId);
  if (context.wantsMedia) {
    const source = findDocumentSource(db, reached.item.number, revision.id);
    return source ? toSource(reached, source) : toContent(reached, revision);
  }
  return toRevisionResource({ users: new UserResources(db, caller.accountId), settings }, reached.item, revision);
});

/** Returns the uploaded bytes that a document revision was imported from. */
function toSource(
  { item, role }: AccessibleItem,
  { mimeType, blobSha256: sha256, sizeBytes }: DocumentSource,
): BlobResponse {
  if (!canDownload(item, role)) throw cannotDownload();
  const ending = `.${DOCUMENT_FORMATS[mimeType]?.extension ?? 'bin'}`;
  const fileName = item.name.toLowerCase().endsWith(ending) ? item.name : `${item.name}${ending}`;
  return new BlobResponse({ sha256, sizeBytes }, { contentType: mimeType, fileName });
}

function cannotDownload(): ServiceError {
  return globalError(403, 'cannotDownloadFile', 'This file cannot be downloaded by the user.');
}

function toContent({ item, role }: AccessibleItem, revision: Revision): BlobResponse {
  if (revision.blobSha256 === null) {
    const message = 'Only files with binary content can be downloaded. Use Export with Docs Editors files.';
    throw globalError(403, 'fileNotDownloadable', message, 'alt');
  }
  if (!canDownload(item, role)) throw cannotDownload();
  if (!isHead(revision) && revision.keepForever === 0) {
    const message = 'Only the newest revision and those that are kept forever can be downloaded.';
    throw globalError(403, 'download_restricted_for_revision', message, 'revisionId');
  }
  const blob = { sha256: revision.blobSha256, sizeBytes: revision.sizeBytes ?? 0 };
  return new BlobResponse(blob, { contentType: revision.mimeType, fileName: revision.originalFilename ?? item.name });
}
