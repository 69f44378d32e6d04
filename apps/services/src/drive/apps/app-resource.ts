import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { InstalledApp } from './app-catalogue.ts';

const ICON_CATEGORIES = ['application', 'document', 'documentShared'];
const ICON_SIZES = [16, 32, 128]; // In pixels. All sizes use the same SVG.

/** Converts an app to its API resource. */
export function toAppResource({ consoleOrigin }: ServiceSettings, app: InstalledApp): DriveSchemas['App'] {
  return {
    kind: 'drive#app',
    id: app.id,
    name: app.name,
    objectType: app.objectType,
    shortDescription: app.shortDescription,
    longDescription: app.longDescription,
    supportsCreate: app.createPath !== undefined,
    supportsImport: false,
    supportsMultiOpen: false,
    supportsOfflineCreate: false,
    installed: true,
    authorized: true,
    useByDefault: app.isDefault,
    hasDriveWideScope: true,
    productUrl: consoleOrigin,
    ...(app.createPath !== undefined && { createUrl: consoleOrigin + app.createPath }),
    openUrlTemplate: consoleOrigin + app.openPath,
    primaryMimeTypes: [...app.primaryMimeTypes],
    secondaryMimeTypes: [...app.secondaryMimeTypes],
    primaryFileExtensions: [...app.primaryFileExtensions],
    secondaryFileExtensions: [...app.secondaryFileExtensions],
    icons: ICON_CATEGORIES.flatMap((category) =>
      ICON_SIZES.map((size) => ({ category, size, iconUrl: `${consoleOrigin}/favicon.svg` })),
    ),
  };
}
