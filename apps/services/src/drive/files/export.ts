import { longOperation } from '#core/operations/operation.ts';
import { exportDocument, toExportType } from '#drive/documents/export-document.ts';
import { requireDownloadable } from '#drive/documents/require-downloadable.ts';
import { requireReadable } from '#drive/require-item.ts';

const MAX_EXPORT_BYTES = 10 * 2 ** 20; // Larger exports require drive.files.download.

export const handler = longOperation('drive.files.export', (context) => {
  const { params } = context;
  const reached = requireReadable(context, params.fileId);
  const targetType = toExportType(reached.item, params.mimeType);
  requireDownloadable(reached);
  return exportDocument(context, reached.item, { targetType, maxBytes: MAX_EXPORT_BYTES });
});
