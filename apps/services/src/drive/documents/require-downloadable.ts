import { globalError } from '#core/errors/service-error.ts';
import { canDownload } from '#drive/capabilities.ts';
import type { AccessibleItem } from '#drive/require-item.ts';

/** Throws 403 `cannotDownloadFile` unless the caller may download the item's content. */
export function requireDownloadable({ item, role }: AccessibleItem): void {
  if (canDownload(item, role)) return;
  throw globalError(403, 'cannotDownloadFile', 'This file cannot be downloaded by the user.');
}
