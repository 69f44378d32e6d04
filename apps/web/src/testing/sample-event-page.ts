import { sampleCalendar, type sampleEvent } from './sample-events.ts';
import type { StubResponses } from './stub-services.ts';

export const eventUrl = '/events/operator@example.com/review';

export function withEvent(event: ReturnType<typeof sampleEvent>, others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.colors.get': () => ({ event: { '5': { background: '#fbd75b', foreground: '#1d1d1d' } } }),
    'calendar.events.list': () => ({ items: [event] }),
    'calendar.events.get': () => event,
    'calendar.events.patch': () => event,
    'calendar.freebusy.query': () => ({
      calendars: { 'bo@example.com': { busy: [{ start: '2026-11-23T15:00:00Z', end: '2026-11-23T16:00:00Z' }] } },
    }),
    ...others,
  };
}
