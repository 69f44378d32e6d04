import type { components } from '@rotunda/api-client/bff-types';

/** What a person has set for the whole console. What is absent has not been chosen: the default holds. */
export type Preferences = components['schemas']['Preferences'];
/** Settings to choose; null goes back to the default. */
export type PreferencesChange = components['schemas']['PreferencesChange'];
/** Height of rows. */
export type Density = NonNullable<Preferences['density']>;

type Reader<Value> = (value: unknown) => Value | undefined;
type Readers = { [Name in keyof Preferences]-?: Reader<Preferences[Name]> };

const readers: Readers = {
  theme: oneOf('system', 'light', 'dark'),
  contrast: oneOf('system', 'standard', 'more'),
  density: oneOf('compact', 'default', 'relaxed'),
  motion: oneOf('system', 'full', 'reduced'),
  timeZone: (value) => (value === 'browser' || isTimeZone(value) ? value : undefined),
  timeStyle: oneOf('relative', 'absolute'),
  weekStart: oneOf('monday', 'saturday', 'sunday'),
  hourCycle: oneOf('h12', 'h23'),
  shortcuts: recordOf((value) => (typeof value === 'string' ? value : undefined)),
  areShortcutsOn: (value) => (typeof value === 'boolean' ? value : undefined),
  holdSeconds: (value) => (typeof value === 'number' ? value : undefined),
  reasonSnippets: (value) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined),
  navigation: oneOf('open', 'collapsed'),
  tables: recordOf((value) => (isRecord(value) ? value : undefined)),
};

/** Reads preferences out of anything, such as what an older console left in the browser. The rest is left out. */
export function parsePreferences(raw: unknown): Preferences {
  if (!isRecord(raw)) return {};
  const members = Object.entries(readers).map(([name, read]) => [name, read(raw[name])] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Whether a value names a time zone that this browser knows. */
function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function oneOf<Value extends string>(...allowed: Value[]): Reader<Value> {
  return (value) => allowed.find((candidate) => candidate === value);
}

function recordOf<Value>(read: Reader<Value>): Reader<Record<string, Value>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const members = Object.entries(value).flatMap(([name, member]) => {
      const known = read(member);
      return known === undefined ? [] : [[name, known] as const];
    });
    return Object.fromEntries(members);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
