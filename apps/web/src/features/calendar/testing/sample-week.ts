import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';

export const url = '/calendar/week/2026-11-23';
export const own = sampleCalendar();
export const product = sampleCalendar({
  id: 'product@example.com',
  summary: 'Product',
  primary: false,
  accessRole: 'reader',
  backgroundColor: '#0b8043',
});
export const holidays = sampleCalendar({
  id: 'holidays',
  summary: 'Holidays',
  primary: false,
  accessRole: 'reader',
  selected: false,
});
export const review = sampleEvent();
export const standup = sampleEvent({
  id: 'standup_1',
  recurringEventId: 'standup',
  summary: 'Stand-up',
  start: { dateTime: '2026-11-24T09:00:00Z' },
  end: { dateTime: '2026-11-24T09:15:00Z' },
});

export function withEvents(events: Readonly<Record<string, ReturnType<typeof sampleEvent>[]>>): StubResponses {
  return {
    'calendar.calendarList.list': () => ({ items: [own, product, holidays] }),
    'calendar.settings.list': () => ({ items: [] }),
    'calendar.events.list': ({ pathParams }) => ({ items: events[pathParams.calendarId ?? ''] ?? [] }),
    'calendar.events.get': ({ pathParams }) =>
      Object.values(events)
        .flat()
        .find(({ id }) => id === pathParams.eventId) ?? serviceError(404, 'notFound', 'Not Found'),
  };
}
export const responses = withEvents({ 'product@example.com': [review], 'operator@example.com': [standup] });
export const reviewName = 'Release review, 15:00 to 15:30, Monday 23 November, calendar Product';
export const standupName = 'Stand-up, 09:00 to 09:15, Tuesday 24 November, calendar Olga Operator';
