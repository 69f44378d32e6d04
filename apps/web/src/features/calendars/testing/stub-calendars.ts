import type { AccessRule } from '#features/calendars/queries.ts';
import { sampleCalendar } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

export const own = sampleCalendar();
export const team = sampleCalendar({ id: 'team', summary: 'Team', primary: false, dataOwner: 'operator@example.com' });
const scope: AccessRule['scope'] = { type: 'user', value: 'bo@example.com' };
export const bo: AccessRule = { id: 'user:bo@example.com', role: 'reader', scope };

const zoe: AccessRule = {
  id: 'user:zoe@example.com',
  role: 'none',
  scope: { type: 'user', value: 'zoe@example.com' },
};

export function responses(others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [own, team] }),
    'calendar.calendarList.get': () => team,
    'calendar.calendars.get': () => ({
      id: 'team',
      summary: 'Team',
      timeZone: 'UTC',
      dataOwner: 'operator@example.com',
    }),
    'calendar.acl.list': ({ query }) => ({ items: query.get('showDeleted') === 'true' ? [bo, zoe] : [bo] }),
    'calendar.colors.get': () => ({ calendar: { '5': { background: '#ff7537', foreground: '#1d1d1d' } } }),
    ...others,
  };
}
