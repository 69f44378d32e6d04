import { createClient } from '@rotunda/api-client/client';

/** The typed client of the services, through the BFF. The header tells the BFF that the console's own script asks. */
export const api = createClient({
  baseUrls: {
    script: '/api/script/',
    calendar: '/api/calendar/v3/',
    drive: '/api/drive/v3/',
    upload: '/api/upload/drive/v3/',
  },
  // Looked up at each call, so that tests can put another one in its place.
  fetch: (input, init) => fetch(input, init),
  headers: { 'x-bff-csrf': '1' },
});
