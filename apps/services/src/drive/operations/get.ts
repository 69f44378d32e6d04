import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError, ServiceError } from '#core/errors/service-error.ts';
import { BlobResponse, longOperation, type OperationContext } from '#core/operations/operation.ts';
import {
  type DownloadOperation,
  putResult,
  requireDownload,
  toDoneOperation,
  toFailedOperation,
  toStartedOperation,
} from '#drive/documents/download-operations.ts';
import { exportDocument, toFileName } from '#drive/documents/export-document.ts';
import { requireDownloadable } from '#drive/documents/require-downloadable.ts';
import { requireReadable } from '#drive/require-item.ts';

type Context = OperationContext<'drive.operations.get'>;

// With `alt=media`, it returns the bytes of a document: this is the URL in the operation's response.
export const handler = longOperation('drive.operations.get', async (context) => {
  const { params, db, caller, clock, settings } = context;
  const download = requireDownload(db, caller.accountId, params.name, clock.nowMs());
  if (context.wantsMedia) return fetchResult(context, download);
  if (download.targetType === null || download.blobSha256 !== null) return toDoneOperation(settings, download);
  return convertNow(context, download, download.targetType);
});

async function fetchResult(context: Context, download: DownloadOperation): Promise<BlobResponse> {
  const { item } = requireItem(context, download);
  const { targetType, revisionId, blobSha256: sha256, sizeBytes } = download;
  if (targetType === null) {
    throw globalError(
      400,
      'badRequest',
      'The content of this download is available at the URL in its response.',
      'alt',
    );
  }
  if (sha256 === null || sizeBytes === null) {
    return exportDocument(context, item, { targetType, revisionId: revisionId ?? undefined });
  }
  const fileName = toFileName(item, targetType);
  return new BlobResponse({ sha256, sizeBytes }, { contentType: targetType, fileName, hasRanges: false });
}

/** Converts the document of a download. If the conversion is still queued, the operation stays in progress. */
async function convertNow(
  context: Context,
  download: DownloadOperation,
  targetType: string,
): Promise<DriveSchemas['Operation']> {
  const { db, settings } = context;
  const { item } = requireItem(context, download);
  try {
    const wanted = { targetType, revisionId: download.revisionId ?? undefined };
    const { blob } = await exportDocument(context, item, wanted);
    await db.write(() => putResult(db, download.name, blob));
    return toDoneOperation(settings, download);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isQueueFull = error.httpStatus === 429 || error.httpStatus >= 500;
    return isQueueFull ? toStartedOperation(settings, download) : toFailedOperation(download, error);
  }
}

function requireItem(context: Context, { itemId }: DownloadOperation) {
  const reached = requireReadable(context, itemId, { location: 'name' });
  requireDownloadable(reached);
  return reached;
}
