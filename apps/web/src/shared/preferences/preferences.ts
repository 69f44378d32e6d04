import type { components } from '@rotunda/api-client/bff-types';
import { isRecord } from '@rotunda/api-client/is-record';
import { catchOnly } from '#lib/catch-only.ts';
import { boolean, listOf, matching, number, oneOf, type Reader, recordOf, string } from '#lib/reader.ts';

/** The user's settings for the whole console. Undefined ones have their default. */
export type Preferences = components['schemas']['Preferences'];
/** A change of settings. Null restores the default. */
export type PreferencesChange = components['schemas']['PreferencesChange'];
/** Row height. */
export type Density = NonNullable<Preferences['density']>;

type Readers = { [Name in keyof Preferences]-?: Reader<Preferences[Name]> };

const readers: Readers = {
  theme: oneOf('system', 'light', 'dark'),
  contrast: oneOf('system', 'standard', 'more'),
  density: oneOf('compact', 'default', 'relaxed'),
  motion: oneOf('system', 'full', 'reduced'),
  timeZone: matching(string, (value) => value === 'browser' || isTimeZone(value)),
  timeStyle: oneOf('relative', 'absolute'),
  weekStart: oneOf('monday', 'saturday', 'sunday'),
  hourCycle: oneOf('h12', 'h23'),
  shortcuts: recordOf(string),
  areShortcutsOn: boolean,
  deviceCache: boolean,
  holdSeconds: number,
  messageSeconds: number,
  reasonSnippets: listOf(string),
  navigation: oneOf('open', 'collapsed'),
  tables: recordOf((value) => (isRecord(value) ? value : undefined)),
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
