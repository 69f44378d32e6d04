import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { ServiceSettings } from '#core/operations/operation.ts';
import { toExportLink } from '#drive/documents/export-link.ts';
import { EXPORT_FORMATS } from '#drive/formats.ts';
import { toIconLink } from '#drive/icons/kind-icons.ts';
import type { Item } from '#items/item.ts';

/** Returns the link fields of a File resource: to the item in the console, its content and its icon. */
export function toLinkMembers(
  item: Item,
  { publicOrigin, consoleOrigin }: ServiceSettings,
  selects: (member: string) => boolean,
): DriveSchemas['File'] {
  if (!['webViewLink', 'webContentLink', 'exportLinks', 'iconLink'].some(selects)) return {};
  const base = `${publicOrigin}/drive/v3/files/${item.id}`;
  const targets = EXPORT_FORMATS[item.mimeType] ?? [];
  return {
    webViewLink: `${consoleOrigin}/${item.isFolder ? 'files' : 'file'}/${item.id}`,
    iconLink: toIconLink(publicOrigin, item.mimeType),
    ...(item.headRevisionId !== null && { webContentLink: `${base}?alt=media` }),
    ...(targets.length > 0 && {
      exportLinks: Object.fromEntries(targets.map((type) => [type, toExportLink(publicOrigin, item.id, type)])),
    }),
  };
}
