import { createClient } from '@rotunda/api-client/client';
import { fetchOnce } from './calls/fetch-once.ts';

/** Where the BFF takes calls of each service. */
export const baseUrls = {
  script: '/api/script/',
  calendar: '/api/calendar/v3/',
  drive: '/api/drive/v3/',
  upload: '/api/upload/drive/v3/',
};

/** Tells the BFF that the console's own script asks. */
export const consoleHeaders = { 'x-bff-csrf': '1' };

/** The typed client of the services, through the BFF. */
export const api = createClient({ baseUrls, fetch: fetchOnce, headers: consoleHeaders });
