import { invalidParameter } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { INSTALLED_APPS, type InstalledApp } from './app-catalogue.ts';
import { toAppResource } from './app-resource.ts';

export const handler = operation('drive.apps.list', ({ params, settings }) => {
  checkLanguage(params.languageCode);
  const extensions = parseList(params.appFilterExtensions).map((text) => text.replace(/^\./u, ''));
  const mimeTypes = parseList(params.appFilterMimeTypes);
  const isFiltered = params.appFilterExtensions !== undefined || params.appFilterMimeTypes !== undefined;
  const apps = INSTALLED_APPS.filter((app) => !isFiltered || opens(app, extensions, mimeTypes));
  // The last app takes precedence.
  const defaultAppIds = apps
    .filter(({ isDefault }) => isDefault)
    .map(({ id }) => id)
    .reverse();
  return {
    kind: 'drive#appList',
    selfLink: `${settings.publicOrigin}/drive/v3/apps`,
    defaultAppIds,
    items: apps.map((app) => toAppResource(settings, app)),
  };
});

/** Throws 400 if the text is not a BCP 47 language tag. All texts are in English, regardless of the requested language. */
function checkLanguage(languageCode: string | undefined): void {
  if (languageCode === undefined) return;
  try {
    Intl.getCanonicalLocales(languageCode);
  } catch {
    throw invalidParameter('languageCode');
  }
}

function parseList(text: string | undefined): string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim().toLowerCase());
  return parts.filter((part) => part !== '');
}

/** Whether an app opens one of the extensions or types. */
function opens(app: InstalledApp, extensions: readonly string[], mimeTypes: readonly string[]): boolean {
  return (
    extensions.some((extension) =>
      [...app.primaryFileExtensions, ...app.secondaryFileExtensions].includes(extension),
    ) || mimeTypes.some((type) => [...app.primaryMimeTypes, ...app.secondaryMimeTypes].includes(type))
  );
}
