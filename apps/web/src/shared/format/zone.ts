import { readPreferences } from '#shared/preferences/preferences-store.ts';

/** The zone of the browser, an IANA name. */
export const BROWSER_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which times are shown: the chosen one, else the browser's. An IANA name. */
export function currentZone(): string {
  const { timeZone = 'browser' } = readPreferences();
  return timeZone === 'browser' ? BROWSER_ZONE : timeZone;
}

/** Twelve or twenty-four hours, as chosen; twenty-four by default. */
export function hourCycle(): 'h12' | 'h23' {
  return readPreferences().hourCycle ?? 'h23';
}
