import { readFileSync } from 'node:fs';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** A Monday without demo events, so that nothing interferes. */
const MONDAY = '2031-03-10';

test('a series is created on its page, one occurrence is dragged out, and the rest is ended from one occurrence on', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs(
    'operator',
    `/events/new?start=${MONDAY}T11:00:00Z&end=${MONDAY}T11:30:00Z&title=Review%20of%20plans`,
  );
  await page.getByRole('button', { name: /^Time zone/ }).click();
  await page.getByRole('searchbox', { name: 'Search time zones' }).fill('berlin');
  await page.getByRole('option', { name: /^Europe\/Berlin/ }).click();
  await page.getByLabel('Repeats').selectOption('Weekly');
  await page.getByRole('combobox', { name: 'Ends' }).selectOption('After a number of occurrences');
  await page.getByRole('spinbutton', { name: 'Occurrences' }).fill('4');
  await expect(page.getByText('Every week on Monday, 4 times')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(new RegExp(`/week/${MONDAY}\\?event=`));

  await page.goto(`/calendar/week/2031-03-24?zone=Europe/Berlin`);
  const third = page.getByRole('button', { name: /^Review of plans, 11:00 to 11:30, Monday 24 March/ });
  await third.dragTo(page.getByRole('gridcell', { name: 'Wednesday 26 March 14:00, free' }));
  const question = page.getByRole('dialog', { name: 'Move “Review of plans”' });
  await expect(question.getByText('4 occurrences')).toBeVisible();
  await question.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('button', { name: /^Review of plans, .*Wednesday 26 March/ })).toBeVisible();

  await page.goto('/events?q=Review%20of%20plans&series=true&from=2031-03-01&to=2031-03-12');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'iCalendar (.ics)' }).click();
  const ics = readFileSync(await (await download).path(), 'utf8');
  expect(ics.match(/^(?:BEGIN:V(?!CAL)|DTSTART;|RRULE:FREQ=WEEKLY|RECURRENCE-ID).*$/gm)).toEqual([
    'BEGIN:VTIMEZONE',
    'BEGIN:VEVENT',
    'DTSTART;TZID=Europe/Berlin:20310310T110000',
    expect.stringMatching(/^RRULE:FREQ=WEEKLY;.*COUNT=4/),
    'BEGIN:VEVENT',
    'DTSTART;TZID=Europe/Berlin:20310326T140000',
    'RECURRENCE-ID;TZID=Europe/Berlin:20310324T110000',
  ]);

  await page.goto(`/calendar/week/2031-03-17?zone=Europe/Berlin`);
  const second = page.getByRole('button', { name: /^Review of plans, 11:00 to 11:30, Monday 17 March/ });
  await second.dragTo(page.getByRole('gridcell', { name: 'Thursday 20 March 14:00, free' }));
  const wider = page.getByRole('dialog', { name: 'Move “Review of plans”' });
  await expect(
    wider.getByText('3 occurrences; one was changed or cancelled separately and keeps its differences'),
  ).toBeVisible();
  await wider.getByText('This and following events').click();
  await wider.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('button', { name: /^Review of plans, .*Thursday 20 March/ })).toBeVisible();
  const listDays = async () => {
    const { items = [] } = await operator.call('calendar.events.list', {
      calendarId: 'primary',
      q: 'Review of plans',
      singleEvents: true,
      orderBy: 'startTime',
      timeMin: `${MONDAY}T00:00:00Z`,
      timeMax: '2031-05-01T00:00:00Z',
    });
    return items.map(({ start }) => start?.dateTime?.slice(5, 10));
  };
  // The third event stays where it was dragged to.
  await expect.poll(listDays).toEqual(['03-10', '03-20', '03-26', '04-03']);
  await page
    .getByRole('group')
    .filter({ hasText: 'Saved this and following events of “Review of plans”' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(second).toBeVisible();
  await expect.poll(listDays).toEqual(['03-10', '03-17', '03-26', '03-31']);
  await second.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByText('This and following events').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(second).toHaveCount(0);
  await expect.poll(listDays).toEqual(['03-10']);
});

test('saving this and following events on the page of one of them leads to the calendar, where all are shown', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const start = { dateTime: '2031-05-05T09:00:00Z', timeZone: 'UTC' };
  const end = { dateTime: '2031-05-05T10:00:00Z', timeZone: 'UTC' };
  const body = { summary: 'Harvest planning', start, end, recurrence: ['RRULE:FREQ=DAILY;COUNT=4'] };
  const { id = '' } = await operator.call('calendar.events.insert', { calendarId: 'primary' }, { body });
  const { page } = await openAs('operator', `/events/operator@example.com/${id}_20310507T090000Z`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Harvest planning, new team');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Save “Harvest planning”' });
  await question.getByText('This and following events').click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/calendar\/\w+\/2031-05-07/);
  await expect(page.getByRole('button', { name: /^Harvest planning, new team, .*Thursday 8 May/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Harvest planning, .*Tuesday 6 May/ })).toBeVisible();

  // The new series starts on 7 May. Moving all of it gives its occurrences other IDs, too.
  await page.getByRole('button', { name: /^Harvest planning, new team, .*Thursday 8 May/ }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(title).toHaveValue('Harvest planning, new team');
  await page.getByRole('textbox', { name: 'Start time' }).fill('11:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByText('All events in the series').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/calendar\/\w+\/2031-05-08/);
  await expect(
    page.getByRole('button', { name: /^Harvest planning, new team, 11:00 .*Wednesday 7 May/ }),
  ).toBeVisible();
});

test('a series is imported with its changed, cancelled and following occurrences, and undone as a whole', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const iCalUID = 'rounds@example.com';
  const berlin = (name: string, time: string) => `${name};TZID="W. Europe Standard Time":${time}`;
  const event = (...lines: readonly string[]) =>
    ['BEGIN:VEVENT', `UID:${iCalUID}`, 'DTSTAMP:20310101T000000Z', 'DURATION:PT30M', ...lines, 'END:VEVENT'].join(
      '\r\n',
    );
  const ics = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    event('SUMMARY:Rounds', 'RRULE:FREQ=WEEKLY;COUNT=6', berlin('DTSTART', '20310317T090000')),
    event('SUMMARY:Moved', berlin('RECURRENCE-ID', '20310324T090000'), berlin('DTSTART', '20310325T110000')),
    event('STATUS:CANCELLED', berlin('RECURRENCE-ID', '20310331T090000'), berlin('DTSTART', '20310331T090000')),
    event(
      'SUMMARY:Later',
      berlin('RECURRENCE-ID;RANGE=THISANDFUTURE', '20310414T090000'),
      berlin('DTSTART', '20310415T100000'),
    ),
    'END:VCALENDAR',
  ].join('\r\n');
  const listStarts = async () => {
    const range = { timeMin: '2031-03-01T00:00:00Z', timeMax: '2031-05-01T00:00:00Z' };
    const params = { calendarId: 'primary', singleEvents: true, orderBy: 'startTime', ...range } as const;
    const { items = [] } = await operator.call('calendar.events.list', params);
    const own = items.filter((item) => item.iCalUID?.startsWith('rounds'));
    return own.map(({ summary, start }) => `${summary} ${new Date(start?.dateTime ?? '').toISOString().slice(0, 16)}`);
  };
  const { page } = await openAs('operator', '/events');
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('iCalendar file').setInputFiles({
    name: 'rounds.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(ics),
  });
  await expect(page.getByText('Includes 1 changed occurrence and 1 cancelled occurrence.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2' }).click();
  await expect(page.getByText('4 done', { exact: true })).toBeVisible();
  expect(await listStarts()).toEqual([
    'Rounds 2031-03-17T08:00',
    'Moved 2031-03-25T10:00',
    'Rounds 2031-04-07T07:00',
    'Later 2031-04-15T08:00',
    'Later 2031-04-22T08:00',
  ]);
  await page.getByRole('button', { name: 'Undo 4 done' }).click();
  await expect.poll(listStarts).toEqual([]);
});
