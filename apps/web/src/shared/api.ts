import { createClient } from '@rotunda/api-client/client';
import { recordedFetch } from './calls/recorded-fetch.ts';

/** The typed client of the services, through the BFF. The header tells the BFF that the console's own script asks. */
export const api = createClient({
  baseUrls: {
    script: '/api/script/',
    calendar: '/api/calendar/v3/',
    drive: '/api/drive/v3/',
    upload: '/api/upload/drive/v3/',
  },
  fetch: recordedFetch,
  headers: { 'x-bff-csrf': '1' },
});
