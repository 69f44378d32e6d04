import { createClient } from '@rotunda/api-client/client';
import { requireAllowed } from '#shared/session/allowed-operations.ts';
import { fillBlankNames } from './blank-names.ts';
import { fetchOnce } from './fetch-once.ts';

/** The base paths of each service at the BFF. */
export const baseUrls = {
  script: '/api/script/',
  calendar: '/api/calendar/v3/',
  drive: '/api/drive/v3/',
  upload: '/api/upload/drive/v3/',
};

/** Proves to the BFF that the console's own script sent the request. */
export const consoleHeaders = { 'x-bff-csrf': '1' };

/** The typed client of the services, through the BFF. Calls that the BFF would reject for this user are not sent. */
export const api = createClient({
  baseUrls,
  // What the caller may abort is a read; a change is never given up.
  fetch: (input, init) => fetchOnce(input, { ...init, isBounded: !!init?.signal }),
  headers: consoleHeaders,
  check: requireAllowed,
  onBody: fillBlankNames,
});
