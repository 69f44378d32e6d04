import { resourceNotFound } from '#calendar/errors.ts';
import { operation } from '#core/operations/operation.ts';
import { listSettings, toSettingResource } from './setting.ts';

export const handler = operation('calendar.settings.get', ({ params, db, caller }) => {
  const setting = listSettings(db, caller.accountId).find(({ id }) => id === params.setting);
  if (!setting) throw resourceNotFound();
  return toSettingResource(setting);
});
