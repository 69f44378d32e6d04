import { sampleCalendar, type sampleEvent } from './sample-events.ts';
import type { StubResponses } from './stub-services.ts';

export const weekUrl = '/calendar/week/2026-11-23';
export const reviewName = 'Release review, 15:00 to 15:30, Monday 23 November, calendar Olga Operator';

export function withEvent(event: ReturnType<typeof sampleEvent>, others: StubResponses = {}): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [sampleCalendar(), teamCalendar] }),
    'calendar.events.list': ({ pathParams }) => ({ items: pathParams.calendarId === teamCalendar.id ? [] : [event] }),
    'calendar.events.get': () => event,
    'calendar.events.patch': () => event,
    ...others,
  };
}

export const teamCalendar = sampleCalendar({
  id: 'team@example.com',
  summary: 'Team',
  primary: false,
  selected: false,
});
