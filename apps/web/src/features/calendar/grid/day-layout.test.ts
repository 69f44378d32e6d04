import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDays } from '#shared/calendar/event-days.ts';
import { type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { layoutBars } from './all-day-tracks.ts';
import { layoutDay } from './day-layout.ts';
import { getDayScale, getTimeAxis } from './time-axis.ts';

const calendar = { id: 'c', name: 'Product', color: '#4986e7' };
const monday = Temporal.PlainDate.from('2026-11-23');
const week = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }));

function occurrenceOf(event: ServiceEvent): Occurrence {
  const occurrence = toOccurrence(event, calendar);
  if (!occurrence) throw new Error('the event has no time');
  return occurrence;
}
const timed = (start: string, end: string, members: Partial<ServiceEvent> = {}) =>
  occurrenceOf(sampleEvent({ start: { dateTime: start }, end: { dateTime: end }, ...members }));
const allDay = (date: string, endDate: string) => occurrenceOf(sampleAllDayEvent(date, endDate));

function layoutOf(day: Temporal.PlainDate, zone: string, ...occurrences: Occurrence[]) {
  const axis = getTimeAxis([day], zone);
  const { placed, bands, folded } = layoutDay(occurrences, getDayScale(axis, day), axis.lengthMinutes, 10);
  return { segments: placed.map(({ item }) => item), bands, folded };
}

describe('the timed events of a day', () => {
  test('an event past midnight is on both days, split where the days meet', () => {
    const late = timed('2026-11-23T22:30:00Z', '2026-11-24T01:00:00Z');
    expect(layoutOf(monday, 'UTC', late).segments).toMatchObject([
      { start: 1350, end: 1440, isFromBefore: false, isUntilAfter: true },
    ]);
    expect(layoutOf(monday.add({ days: 1 }), 'UTC', late).segments).toMatchObject([
      { start: 0, end: 60, isFromBefore: true, isUntilAfter: false },
    ]);
  });

  test('an event that ends at midnight is not on the next day', () => {
    const evening = timed('2026-11-23T22:00:00Z', '2026-11-24T00:00:00Z');
    expect(layoutOf(monday.add({ days: 1 }), 'UTC', evening).segments).toEqual([]);
  });

  test('an event without a duration is drawn at its start, even at the very end of a day', () => {
    const call = timed('2026-11-23T23:59:00Z', '2026-11-23T23:59:00Z');
    expect(layoutOf(monday, 'UTC', call).segments).toMatchObject([{ start: 1410, end: 1440 }]);
    const first = timed('2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z');
    expect(layoutOf(monday, 'UTC', first).segments).toMatchObject([{ start: 0, end: 30 }]);
  });

  test('the time zone decides the day', () => {
    const late = timed('2026-11-23T22:30:00Z', '2026-11-23T23:30:00Z');
    expect(layoutOf(monday, 'Asia/Tokyo', late).segments).toEqual([]);
    expect(layoutOf(monday.add({ days: 1 }), 'Asia/Tokyo', late).segments).toMatchObject([{ start: 450, end: 510 }]);
  });

  test('out-of-office time is a band behind other events', () => {
    const away = timed('2026-11-23T12:00:00Z', '2026-11-23T18:00:00Z', { eventType: 'outOfOffice' });
    const meeting = timed('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z');
    const { segments, bands } = layoutOf(monday, 'UTC', away, meeting);
    expect(bands).toMatchObject([{ start: 720, end: 1080 }]);
    expect(segments).toMatchObject([{ start: 900, isOnBand: true }]);
  });

  test('both occurrences of a repeated hour keep their own events', () => {
    const sunday = Temporal.PlainDate.from('2026-10-25');
    const first = timed('2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z');
    const second = timed('2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z');
    const { segments } = layoutOf(sunday, 'Europe/Berlin', first, second);
    expect(segments.map(({ start, end }) => [start, end])).toEqual([
      [135, 165],
      [195, 225],
    ]);
  });

  test('an event of a day or longer is shown above the hours', () => {
    const trip = timed('2026-11-23T09:00:00Z', '2026-11-25T17:00:00Z');
    expect(layoutOf(monday, 'UTC', trip).segments).toEqual([]);
    expect(layoutBars([trip], week, 'UTC')).toMatchObject([{ firstDay: 0, lastDay: 2, track: 0 }]);
  });
});

describe('the bars above the hours', () => {
  test('an all-day event covers that day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC']) {
      const [first, last] = getDays(allDay('2026-11-23', '2026-11-24'), zone);
      expect([first.toString(), last.toString()]).toEqual(['2026-11-23', '2026-11-23']);
    }
  });

  test('bars that overlap do not share a track, and bars that do not overlap share one', () => {
    const bars = layoutBars(
      [allDay('2026-11-23', '2026-11-25'), allDay('2026-11-24', '2026-11-26'), allDay('2026-11-25', '2026-11-27')],
      week,
      'UTC',
    );
    expect(bars.map(({ firstDay, lastDay, track }) => [firstDay, lastDay, track])).toEqual([
      [0, 1, 0],
      [1, 2, 1],
      [2, 3, 0],
    ]);
  });

  test('a bar is clipped at the ends of the period and indicates it', () => {
    expect(layoutBars([allDay('2026-11-20', '2026-12-10')], week, 'UTC')).toMatchObject([
      { firstDay: 0, lastDay: 6, isFromBefore: true, isUntilAfter: true },
    ]);
  });

  test('no two bars of a track share a day', () => {
    const span = fc.tuple(fc.integer({ min: -5, max: 10 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
        const events = spans.map(([first, length]) => {
          const start = monday.add({ days: first });
          return allDay(start.toString(), start.add({ days: length }).toString());
        });
        const bars = layoutBars(events, week, 'UTC');
        for (const [index, bar] of bars.entries()) {
          for (const other of bars.slice(index + 1).filter(({ track }) => track === bar.track)) {
            expect(bar.lastDay < other.firstDay || other.lastDay < bar.firstDay).toBe(true);
          }
        }
      }),
    );
  });
});
