import { readPreferences } from '#shared/preferences/preferences-store.ts';

/** The browser's zone, as an IANA name. */
export const BROWSER_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the display zone: the selected one, or else the browser's. An IANA name. */
export function getCurrentZone(): string {
  const { timeZone = 'browser' } = readPreferences();
  return timeZone === 'browser' ? BROWSER_ZONE : timeZone;
}

/** Returns the selected hour cycle. Defaults to 24 hours. */
export function getHourCycle(): 'h12' | 'h23' {
  return readPreferences().hourCycle ?? 'h23';
}
