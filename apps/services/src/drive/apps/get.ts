import { notFound } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { INSTALLED_APPS } from './app-catalogue.ts';
import { toAppResource } from './app-resource.ts';

export const handler = operation('drive.apps.get', ({ params, settings }) => {
  const app = INSTALLED_APPS.find(({ id }) => id === params.appId);
  if (!app) throw notFound('App', params.appId, 'appId');
  return toAppResource(settings, app);
});
