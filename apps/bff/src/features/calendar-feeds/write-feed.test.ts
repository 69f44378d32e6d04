import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeFeed } from './write-feed.ts';

test('an entry without a duration has no end, because an end has to be later than the start', () => {
  const at = { dateTime: '2026-11-28T09:00:00Z' };
  const day = { start: { date: '2026-11-28' }, end: { date: '2026-11-29' } };
  const entries = [
    { uid: 'instant', summary: 'Release', start: at, end: { dateTime: '2026-11-28T10:00:00+01:00' } },
    { uid: 'day', summary: 'Holiday', ...day },
  ];
  const calendar = new ICAL.Component(ICAL.parse(writeFeed('Team', entries, 0)));
  const ends = calendar.getAllSubcomponents('vevent').map((each) => each.getFirstPropertyValue('dtend')?.toString());
  expect(ends).toEqual([undefined, '2026-11-29']);
});
