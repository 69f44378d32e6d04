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

// Programs end lines at different characters. Each of these would begin a line of its own in some program.
test.each(['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\0'])('%j in a text begins no line', (lineBreak) => {
  const evil = `a${lineBreak}END:VEVENT${lineBreak}ATTACH:b`;
  const at = { dateTime: '2026-11-28T09:00:00Z' };
  const entry = { uid: evil, start: at, end: at, summary: evil, description: evil, location: evil, url: evil };
  const feed = writeFeed(evil, [entry], 0);
  const lines = feed.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => /[\p{Cc}\u2028\u2029]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});
