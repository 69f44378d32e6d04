import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storePreferences } from '#shared/preferences/preferences-store.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleAllDayEvent, sampleCalendar, sampleEvent } from '#testing/sample-events.ts';

const ZONE = 'Europe/Berlin';
const MONDAY = Temporal.PlainDate.from('2026-10-19');
const DAY_EVENTS = 43;
const STEP_MINUTES = 20;
const LENGTH_MINUTES = 35;

function timed(id: string, start: string, end: string) {
  return sampleEvent({ id, summary: id, start: { dateTime: start }, end: { dateTime: end } });
}

/** Returns about 300 events, each of which overlaps the previous and the next one. */
function fullWeek() {
  return Array.from({ length: 7 }, (_, day) => MONDAY.add({ days: day })).flatMap((day) =>
    Array.from({ length: DAY_EVENTS }, (_, index) => {
      const start = day.toZonedDateTime({ timeZone: ZONE, plainTime: '05:00' }).add({ minutes: index * STEP_MINUTES });
      const end = start.add({ minutes: LENGTH_MINUTES });
      return timed(`Task ${day.day}-${index}`, start.toInstant().toString(), end.toInstant().toString());
    }),
  );
}

/** The clocks go back on the last day of the week. */
const special = [
  timed('Night shift', '2026-10-24T20:00:00Z', '2026-10-24T23:30:00Z'),
  timed('First pass', '2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z'),
  timed('Second pass', '2026-10-25T01:15:00Z', '2026-10-25T01:45:00Z'),
  sampleAllDayEvent('2026-10-21', '2026-10-22', { summary: 'Holiday' }),
];

test('300 events, an overnight event, a repeated hour and an all-day event are all in the right position', async () => {
  await page.viewport(1440, 900);
  const { screen } = await renderApp({
    url: '/calendar/week/2026-10-19?also=["UTC"]',
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.events.list': ({ query }) => ({
        items: query.get('timeMin')?.startsWith('2026-10-18') ? [...fullWeek(), ...special] : [],
      }),
    },
  });
  const boxOf = (name: RegExp, index = 0) =>
    screen.getByRole('button', { name }).nth(index).element().getBoundingClientRect();
  await expect.element(screen.getByText('305 events')).toBeVisible();
  storePreferences({ timeZone: ZONE });
  await expect.element(screen.getByText('305 events', { exact: true })).toBeVisible();
  const events = screen.getByRole('region', { name: /^Events, / });
  const tasks = events.getByRole('button', { name: /^Task / });
  await expect.poll(() => tasks.elements().length).toBe(7 * DAY_EVENTS);
  const boxes = tasks.elements().map((task) => task.getBoundingClientRect());
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toEqual([]);

  await expect.element(screen.getByRole('link', { name: /^Sunday 25 October, 25 hours/ })).toBeVisible();
  const sunday = screen
    .getByRole('link', { name: /^Sunday 25 October, 25 hours/ })
    .element()
    .getBoundingClientRect();
  const [saturdayPart, sundayPart] = [boxOf(/^Night shift/, 0), boxOf(/^Night shift/, 1)];
  expect(saturdayPart.right).toBeLessThanOrEqual(sunday.left + 1);
  expect(sundayPart.left).toBeGreaterThanOrEqual(sunday.left);
  expect(saturdayPart.bottom).toBeGreaterThan(boxOf(/^Task 24-42,/).bottom);
  expect(sundayPart.bottom).toBeLessThan(boxOf(/^Task 25-0,/).top);
  expect(boxOf(/^Second pass/).top).toBeGreaterThan(boxOf(/^First pass/).bottom);

  const hourTops = ['02:00CEST', '↻ 02:00CET'].map((text) =>
    screen.getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  expect(hourTops[0]?.bottom).toBeLessThanOrEqual(hourTops[1]?.top ?? 0);

  const isOnWednesday = () => {
    const wednesday = screen
      .getByRole('link', { name: /^Wednesday 21 October/ })
      .element()
      .getBoundingClientRect();
    const { left, right } = boxOf(/^Holiday, all day, Wednesday 21 October/);
    return left >= wednesday.left && right <= wednesday.right;
  };
  expect(isOnWednesday()).toBe(true);
  await expect
    .element(screen.getByText(/From Sunday 25 October on its clocks are 60 minutes ahead of the times shown here/))
    .toBeInTheDocument();
  storePreferences({ timeZone: 'UTC' });
  await expect.element(screen.getByRole('button', { name: /^First pass, 00:15 to 00:45/ })).toBeInTheDocument();
  expect(isOnWednesday()).toBe(true);
});

test('three days start today, with two more time zones, and a line shows the current time', async () => {
  const today = Temporal.Now.plainDateISO('UTC');
  const { screen, address } = await renderApp({
    url: `/calendar/week/${today}?also=["Asia/Tokyo","America/New_York"]`,
    responses: {
      'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
      'calendar.settings.list': () => ({ items: [{ id: 'timezone', value: 'UTC' }] }),
      'calendar.events.list': () => ({ items: [] }),
    },
  });
  await expect.element(screen.getByText('No events this week')).toBeVisible();
  await userEvent.keyboard('x');
  await expect.poll(address).toMatch(new RegExp(`^/calendar/3days/${today}`));
  const heads = screen.getByRole('link', { name: /, show the day$/ });
  await expect.poll(() => heads.elements().length).toBe(3);
  await expect.element(heads.first()).toHaveAttribute('aria-current', 'date');
  const inNewYork = Temporal.Instant.from(`${today}T12:00Z`).toZonedDateTimeISO('America/New_York');
  for (const clock of ['12:00', '21:00', clockOf(inNewYork)]) {
    await expect.element(screen.getByText(clock, { exact: true }).first()).toBeInTheDocument();
  }
  const now = Temporal.Now.zonedDateTimeISO('UTC');
  // A minute may have passed since the line was rendered.
  const clock = new RegExp(`^(?:${clockOf(now.subtract({ minutes: 1 }))}|${clockOf(now)})$`);
  const half = clockOf(now.round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' }));
  const slot = screen.getByRole('gridcell', { name: new RegExp(` ${half}, free$`) }).first();
  const [line, box] = [screen.getByText(clock).last(), slot].map((each) => each.element().getBoundingClientRect());
  expect(line?.bottom).toBeGreaterThan((box?.top ?? 0) - 2);
  expect(line?.top).toBeLessThan((box?.bottom ?? 0) + 2);
});

function clockOf(at: Temporal.ZonedDateTime): string {
  return at.toPlainTime().toString({ smallestUnit: 'minute' });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
  return !isBeside && one.bottom > other.top + 1 && other.bottom > one.top + 1;
}
