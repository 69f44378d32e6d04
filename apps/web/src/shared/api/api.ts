import { createClient } from '@rotunda/api-client/client';
import { requireAllowed } from '#shared/session/allowed-operations.ts';
import { fillBlankNames } from './blank-names.ts';
import { fetchOnce } from './fetch-once.ts';

/** Where the BFF takes calls of each service. */
export const baseUrls = {
  script: '/api/script/',
  calendar: '/api/calendar/v3/',
  drive: '/api/drive/v3/',
  upload: '/api/upload/drive/v3/',
};

/** Tells the BFF that the console's own script asks. */
export const consoleHeaders = { 'x-bff-csrf': '1' };

/** The typed client of the services, through the BFF. What the BFF would refuse the person as such is not sent. */
export const api = createClient({
  baseUrls,
  // What the caller may abort is a read; a change is never given up.
  fetch: (input, init) => fetchOnce(input, { ...init, isBounded: !!init?.signal }),
  headers: consoleHeaders,
  check: requireAllowed,
  onBody: fillBlankNames,
});
