import type { components } from '@rotunda/api-client/bff-types';
import { isRecord } from '@rotunda/api-client/is-record';
import { catchOnly } from '#lib/catch-only.ts';
import { boolean, getOne, getRecord, listOf, matching, number, type Reader, string } from '#lib/reader.ts';

/** The user's settings for the whole console. Undefined ones have their default. */
export type Preferences = components['schemas']['Preferences'];
/** A change of settings. Null restores the default. */
export type PreferencesChange = components['schemas']['PreferencesChange'];
/** Row height. */
export type Density = NonNullable<Preferences['density']>;

type Readers = { [Name in keyof Preferences]-?: Reader<Preferences[Name]> };

const readers: Readers = {
  theme: getOne('system', 'light', 'dark'),
  contrast: getOne('system', 'standard', 'more'),
  density: getOne('compact', 'default', 'relaxed'),
  motion: getOne('system', 'full', 'reduced'),
  timeZone: matching(string, (value) => value === 'browser' || isTimeZone(value)),
  timeStyle: getOne('relative', 'absolute'),
  weekStart: getOne('monday', 'saturday', 'sunday'),
  hourCycle: getOne('h12', 'h23'),
  shortcuts: getRecord(string),
  areShortcutsOn: boolean,
  deviceCache: boolean,
  holdSeconds: number,
  messageSeconds: number,
  reasonSnippets: listOf(string),
  navigation: getOne('open', 'collapsed'),
  tables: getRecord((value) => (isRecord(value) ? value : undefined)),
};

/**
 * Parses preferences from any value, for example those stored in the browser by an older version of the console. Invalid ones are
 * omitted.
 */
export function parsePreferences(raw: unknown): Preferences {
  if (!isRecord(raw)) return {};
  const members = Object.entries(readers).map(([name, read]) => [name, read(raw[name])] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Reports whether a value is the name of a time zone that this browser supports. */
function isTimeZone(value: string): boolean {
  if (value === '') return false;
  return catchOnly(RangeError, () => new Intl.DateTimeFormat('en', { timeZone: value })) !== undefined;
}
