import type { Locator, Page } from '@playwright/test';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens a form with date fields. */
type OpenForm = (page: Page, scriptId: string) => Promise<Locator>;

const SET_DAY = 'Wed 23 Sep 2026';

const FORMS: Readonly<Record<string, OpenForm>> = {
  'a new event': async (page) => {
    await page.goto('/events/new');
    return page.getByRole('group', { name: 'When' });
  },
  'an all-day event that repeats until a day': async (page) => {
    await page.goto('/events/new');
    await page.getByText('All day', { exact: true }).click();
    await page.getByLabel('Repeats', { exact: true }).selectOption({ label: 'Weekly' });
    await page.getByLabel('Ends', { exact: true }).selectOption({ label: 'On a date' });
    return page.getByRole('main');
  },
  'time away': async (page) => {
    await page.goto('/settings/reviews');
    await page.getByRole('button', { name: 'Set time away' }).click();
    return page.getByRole('dialog');
  },
  'a new trigger': async (page, scriptId) => {
    await page.goto(`/scripts/${scriptId}/triggers`);
    await page.getByRole('button', { name: 'New trigger' }).click();
    return page.getByRole('dialog');
  },
};

test('fields on a phone show whole dates, in one text size with the buttons that look like fields', async ({
  openAs,
  stack,
}) => {
  const scriptId = await createScriptProject(await openServicesClient(stack, 'operator'), 'Touch fields');
  const { page } = await openAs('operator');
  for (const [name, open] of Object.entries(FORMS)) {
    const form = await open(page, scriptId);
    const days = form.getByRole('textbox').and(form.getByLabel(/day$|date$|^Next run on/));
    await expect(days.first(), name).toBeVisible();
    for (const day of await days.all()) {
      await day.fill(SET_DAY);
      await day.blur();
    }
    expect.soft(await form.evaluate(findFaults), name).toEqual([]);
  }
});

test('choices in a dialog on a phone have the text size of its fields', async ({ openAs, stack }) => {
  const scriptId = await createScriptProject(await openServicesClient(stack, 'operator'), 'Touch choices');
  const { page } = await openAs('operator', `/file/${scriptId}/sharing`);
  await page.getByRole('button', { name: 'Add people' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Role' })).toBeVisible();
  expect(await dialog.evaluate(findFaults)).toEqual([]);
});

test('the days of a month are large enough for touch on a phone', async ({ openAs }) => {
  const { page } = await openAs('operator', '/events/new');
  await page.getByRole('button', { name: 'Choose a date, start date' }).tap();
  const days = page.getByRole('dialog').getByRole('table').getByRole('button');
  await expect(days.first()).toBeVisible();
  for (const box of [await days.first().boundingBox(), await days.last().boundingBox()])
    expect(box).toMatchObject({ width: 40, height: 40 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** Runs in the page. Describes the fields with cut text or of another text size than 16 px. */
function findFaults(form: Element): string[] {
  const fields = [
    ...form.querySelectorAll(
      'input:not([type=checkbox], [type=radio]), select, textarea, button[aria-haspopup=dialog][aria-labelledby], button[aria-haspopup=listbox]',
    ),
  ];
  return fields.flatMap((field) => {
    const name = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : field.textContent;
    return [
      ...(field.scrollWidth > field.clientWidth ? [`${name}: cut`] : []),
      ...(getComputedStyle(field).fontSize === '16px' ? [] : [`${name}: ${getComputedStyle(field).fontSize}`]),
    ];
  });
}
