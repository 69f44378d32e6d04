import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const own = sampleCalendar();
const product = sampleCalendar({ id: 'product@example.com', summary: 'Product', primary: false, accessRole: 'reader' });
const review = sampleEvent();
const standup = sampleEvent({
  id: 'standup',
  summary: 'Stand-up',
  start: { dateTime: '2026-11-24T09:00:00Z' },
  end: { dateTime: '2026-11-24T09:15:00Z' },
});
const responses: StubResponses = {
  'calendar.calendarList.list': () => ({ items: [own, product] }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.events.list': ({ pathParams }) => ({
    items: pathParams.calendarId === product.id ? [review] : [standup],
  }),
  'calendar.events.get': () => review,
};
const reviewName = 'Release review, 15:00 to 15:30, Monday 23 November, calendar Product';

test('the events of all calendars appear together; a slow calendar is not awaited', async () => {
  const late = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url: '/calendar/agenda/2026-11-23',
    responses: {
      ...responses,
      'calendar.events.list': async ({ pathParams }) => {
        if (pathParams.calendarId === product.id) await late.promise;
        return { items: pathParams.calendarId === product.id ? [review] : [standup] };
      },
    },
  });
  await expect.element(screen.getByRole('status', { name: 'Loading the calendar' })).toBeInTheDocument();
  await expect.element(screen.getByText('Stand-up', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Stand-up', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 event from 1 of 2 calendars', { exact: true })).toBeVisible();
  late.resolve();
  await expect.element(screen.getByText('Release review', { exact: true })).toBeVisible();
});

test('the header stays unchanged while calendars load and other dates are opened', async () => {
  const list = Promise.withResolvers<void>();
  const { screen } = await renderApp({
    url: '/calendar/month/2026-11-23',
    responses: {
      ...responses,
      'calendar.calendarList.list': async () => {
        await list.promise;
        return { items: [own, product] };
      },
    },
  });
  const small = screen.getByRole('button', { name: 'Next month' }).last();
  await expect.element(screen.getByRole('button', { name: 'New event' })).toHaveAttribute('aria-disabled', 'true');
  const topOf = () => small.element().getBoundingClientRect().top;
  const before = topOf();
  list.resolve();
  await expect.element(screen.getByRole('button', { name: 'New event' })).not.toHaveAttribute('aria-disabled');
  expect(topOf()).toBe(before);
  await screen.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click();
  await expect.element(screen.getByRole('heading', { name: '23 – 29 Nov 2026', level: 1 })).toBeVisible();
  expect(topOf()).toBe(before);
  await screen.getByRole('button', { name: reviewName }).click();
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).toBeVisible();
  expect(topOf()).toBe(before);
});

test('the hours stay in place when a day without events is shown and when events are shown again', async () => {
  const { screen } = await renderApp({ url: '/calendar/day/2026-11-24', responses });
  const standupButton = screen.getByRole('button', { name: /^Stand-up/ });
  await expect.element(standupButton).toBeVisible();
  const topOf = () =>
    screen
      .getByRole('link', { name: /, show the day/ })
      .element()
      .getBoundingClientRect().top;
  const before = topOf();
  await screen.getByRole('button', { name: 'Next day' }).click();
  await expect.element(screen.getByText('No events on this day')).toBeVisible();
  expect(topOf()).toBe(before);
});
