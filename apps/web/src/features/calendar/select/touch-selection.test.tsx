import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import type { StubResponses } from '#testing/stub-services.ts';

const url = '/calendar/week/2026-11-23';
const standup = sampleEvent({
  id: 'standup',
  summary: 'Stand-up',
  start: { dateTime: '2026-11-24T09:00:00Z' },
  end: { dateTime: '2026-11-24T09:15:00Z' },
});
const responses: StubResponses = {
  'calendar.calendarList.list': () => ({ items: [sampleCalendar()] }),
  'calendar.settings.list': () => ({ items: [] }),
  'calendar.events.list': () => ({ items: [sampleEvent(), standup] }),
};
const reviewName = 'Release review, 15:00 to 15:30, Monday 23 November, calendar Olga Operator';
const standupName = 'Stand-up, 09:00 to 09:15, Tuesday 24 November, calendar Olga Operator';

test('by touch, a long press selects an event, taps select more, and neither opens one', async () => {
  const { screen } = await renderApp({ url, responses });
  const touch = (name: string, ...types: string[]) => {
    const target = screen.getByRole('button', { name: new RegExp(`^${name}`) }).element();
    const init = { bubbles: true, cancelable: true, pointerType: 'touch' };
    for (const type of types) target.dispatchEvent(new PointerEvent(type, init));
  };
  await expect.element(screen.getByRole('button', { name: standupName })).toBeVisible();
  touch(reviewName, 'pointerdown');
  await expect.element(screen.getByRole('button', { name: `${reviewName}, selected` })).toBeVisible();
  touch(reviewName, 'pointerup', 'click');
  touch(standupName, 'pointerdown', 'pointerup', 'click');
  await expect.element(screen.getByRole('button', { name: `${standupName}, selected` })).toBeVisible();
  touch(reviewName, 'pointerdown', 'pointerup', 'click');
  await expect.element(screen.getByRole('button', { name: `${reviewName}, selected` })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('complementary', { name: 'Release review' })).not.toBeInTheDocument();
});
