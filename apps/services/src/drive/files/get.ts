import { globalError } from '#core/errors/service-error.ts';
import { BlobResponse, operation } from '#core/operations/operation.ts';
import { canDownload } from '#drive/capabilities.ts';
import { requireReadable, supportsAllDrives } from '#drive/require-item.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { isBlobType } from '#items/item-types.ts';

export const handler = operation('drive.files.get', (context) => {
  const { params } = context;
  const { item, role } = requireReadable(context, params.fileId, { allDrives: supportsAllDrives(params) });
  if (context.wantsMedia) return toContent(item, role);
  return new FileResources(context, (member) => context.fields.has(member)).toResource(item, role);
});

function toContent(item: Item, role: ItemRole): BlobResponse {
  if (!isBlobType(item.mimeType) || item.blobSha256 === null) {
    const message = 'Only files with binary content can be downloaded. Use Export with Docs Editors files.';
    throw globalError(403, 'fileNotDownloadable', message, 'alt');
  }
  if (!canDownload(item, role)) {
    throw globalError(403, 'cannotDownloadFile', 'This file cannot be downloaded by the user.');
  }
  const blob = { sha256: item.blobSha256, sizeBytes: item.sizeBytes ?? 0 };
  return new BlobResponse(blob, { contentType: item.mimeType, fileName: item.name });
}
