import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { toEntityTag } from '#calendar/entity-tag.ts';
import type { Database } from '#db/database.ts';

/** A setting of a user. */
export type Setting = { id: string; value: string; sequence: number };

// Default values of the settings.
const DEFAULTS: Readonly<Record<string, string>> = {
  autoAddHangouts: 'false',
  dateFieldOrder: 'MDY',
  defaultEventLength: '60',
  format24HourTime: 'false',
  hideInvitations: 'false',
  hideWeekends: 'false',
  locale: 'en',
  remindOnRespondedEventsOnly: 'false',
  showDeclinedEvents: 'true',
  timezone: 'Etc/GMT',
  useKeyboardShortcuts: 'true',
  weekStart: '0',
};

/** Lists all settings of a user, sorted by ID. */
export function listSettings(db: Database, accountId: string): Setting[] {
  const stored = db.all<Setting>('SELECT id, value, sequence FROM calendar_settings WHERE account_id = ?', accountId);
  const chosen = new Map(stored.map((setting) => [setting.id, setting]));
  return Object.entries(DEFAULTS).map(([id, value]) => chosen.get(id) ?? { id, value, sequence: 0 });
}

/** Converts a setting to its API resource. */
export function toSettingResource({ id, value, sequence }: Setting): CalendarSchemas['Setting'] {
  return { kind: 'calendar#setting', etag: toEntityTag(sequence), id, value };
}
