import { expect, test } from 'vitest';
import { eventUndoPlan } from './event-undo-plan.ts';
import type { UserCall } from './user-call.ts';

const change = (body: Record<string, unknown>): UserCall => ({
  operationId: 'calendar.events.patch',
  params: { calendarId: 'primary', eventId: 'e1', sendUpdates: 'all' },
  body,
});

test('a response is undone by restoring the former response alone, with an empty comment if there was none', () => {
  const call = change({
    attendeesOmitted: true,
    attendees: [{ email: 'me@example.com', responseStatus: 'accepted', comment: 'Gladly' }],
  });
  const before = {
    attendees: [
      { email: 'other@example.com', responseStatus: 'accepted' },
      { email: 'me@example.com', responseStatus: 'tentative', self: true },
    ],
  };
  expect(eventUndoPlan.toUndoCall?.(call, before, {})).toEqual({
    ...call,
    body: {
      attendeesOmitted: true,
      attendees: [{ email: 'me@example.com', responseStatus: 'tentative', comment: '' }],
    },
  });
});

test('other fields get their former values, including the whole guest list', () => {
  const call = change({ colorId: '5', attendees: [{ email: 'new@example.com' }] });
  const before = { attendees: [{ email: 'old@example.com' }] };
  expect(eventUndoPlan.toUndoCall?.(call, before, {})).toEqual({
    ...call,
    body: { colorId: null, attendees: [{ email: 'old@example.com' }] },
  });
});
