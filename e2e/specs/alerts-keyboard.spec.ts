import type { Locator, Page } from '@playwright/test';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeyboardUser } from '../tasks/keyboard-user.ts';

/** A week without demo events, so that nothing interferes. */
const MONDAY = '2032-04-12';
const MAX_PRESSES = 200;

function button(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

/** Runs in the page. */
function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

/** Moves the focus to one of the controls with the keyboard. */
async function tabToOne(page: Page, controls: Locator): Promise<void> {
  await expect(controls.first()).toBeVisible();
  const isThere = (elements: Element[]) => elements.includes(document.activeElement ?? document.body);
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await controls.evaluateAll(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab comes to none of ${controls}`);
}

test('by keyboard alone: a rule and a channel are added, an alert is handled, and everything is deleted', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const { id: fileId = '' } = await operator.call('drive.files.create', {}, { body: { name: 'Late plan.txt' } });
  const dueTime = new Date(Date.now() + 3_600_000).toISOString();
  const body = { reviewerEmails: ['reviewer@example.com'], dueTime };
  await operator.call('drive.approvals.start', { fileId }, { body });
  const { page } = await openAs('operator');
  const user = new KeyboardUser(page);
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('complementary');

  await user.goTo('Alerts', 'g l');
  await user.press(page.getByRole('link', { name: 'Delivery' }));
  await user.see(button(page, 'New channel'));
  await page.keyboard.press('n');
  await user.choose(dialog.getByRole('combobox', { name: 'Type' }), 'Webhook (signed JSON)');
  await user.type(dialog.getByRole('textbox', { name: 'URL' }), 'https://hooks.example.com/on-call');
  await user.type(dialog.getByRole('textbox', { name: 'Name (optional)' }), 'On call');
  await user.press(button(dialog, 'Add channel'));
  await user.see(dialog.getByText(/whsec_/));
  await page.keyboard.press('Escape');
  const channel = page.getByRole('row', { name: /^On call, / });
  await user.see(channel);

  await user.press(page.getByRole('link', { name: 'Rules' }));
  await user.see(button(page, 'New rule'));
  await page.keyboard.press('n');
  await user.choose(dialog.getByRole('combobox', { name: 'Alert when' }), 'Approval is due or overdue');
  await user.type(dialog.getByRole('textbox', { name: 'Hours after the due time (negative: before)' }), '-2');
  await user.type(dialog.getByRole('textbox', { name: 'Name (optional)' }), 'Due soon');
  await user.see(dialog.getByText(/ in the last 30 days/));
  await user.press(button(dialog, 'Add rule'));
  const rule = page.getByRole('row', { name: /^Due soon, / });
  await user.open(rule);
  await user.press(panel.getByRole('checkbox', { name: 'On call' }));
  await expect(panel.getByRole('checkbox', { name: 'On call' })).toBeChecked();
  await user.press(button(panel, 'Edit'));
  await user.type(dialog.getByRole('textbox', { name: 'Name (optional)' }), 'Due in two hours');
  await user.press(button(dialog, 'Save'));
  const renamed = page.getByRole('row', { name: /^Due in two hours, / });
  await user.see(renamed);

  await user.press(page.getByRole('link', { name: 'Inbox' }));
  const alert = page.getByRole('row', { name: 'Late plan.txt, Open' });
  // The index reads its files first, and the rule is evaluated once a minute.
  await expect(alert).toBeVisible({ timeout: 130_000 });
  await user.open(alert);
  await page.keyboard.press('a');
  await user.see(panel.getByText('Acknowledged'));
  await page.keyboard.press('t');
  await user.see(button(panel, 'Unassign'));
  await user.type(panel.getByRole('textbox', { name: 'Note' }), 'Asked the reviewer');
  await user.press(button(panel, 'Save note'));
  await user.see(page.getByText('Alert updated').last());
  await user.press(button(panel, 'Mute the alert'));
  await user.press(page.getByRole('menuitem', { name: 'For an hour' }));
  await user.see(panel.getByText('Muted', { exact: true }));
  await page.keyboard.press('s');
  await expect(page.getByRole('row', { name: /^Late plan\.txt, / })).toBeHidden();
  await page.keyboard.press('Escape');

  await user.press(page.getByRole('link', { name: 'Rules' }));
  await user.open(renamed);
  await user.press(button(panel, 'Turn off'));
  await user.see(panel.getByText('Off', { exact: true }));
  await user.press(button(panel, 'Delete rule'));
  await user.press(button(dialog, 'Delete rule'));
  await expect(renamed).toHaveCount(0);
  await user.press(page.getByRole('link', { name: 'Delivery' }));
  await user.open(channel);
  await user.press(button(panel, 'Delete channel'));
  await user.press(button(dialog, 'Delete channel'));
  await expect(channel).toHaveCount(0);
});

test('by keyboard alone: events are selected, moved as one job after a preview, and moved back with undo', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  for (const [summary, hour] of [
    ['Mooring', '09'],
    ['Dredging', '11'],
    ['Pilotage', '13'],
  ] as const)
    await operator.call(
      'calendar.events.insert',
      { calendarId: 'primary', sendUpdates: 'none' },
      {
        body: {
          summary,
          start: { dateTime: `${MONDAY}T${hour}:00:00Z` },
          end: { dateTime: `${MONDAY}T${hour}:30:00Z` },
        },
      },
    );
  const { page } = await openAs('operator', `/calendar/week/${MONDAY}`);
  const user = new KeyboardUser(page);
  const dialog = page.getByRole('dialog');
  const mooring = page.getByRole('button', { name: /^Mooring/ });
  await expect(mooring).toBeVisible();
  // One of the events is a tab stop; arrow keys lead from there to the others.
  await tabToOne(page, page.locator('[data-stop]'));
  for (let presses = 0; presses < MAX_PRESSES && !(await mooring.evaluate(isFocused)); presses += 1)
    await page.keyboard.press(presses === 0 ? 'Home' : 'ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await user.see(page.getByText('2 events selected'));
  await user.act('Move time');
  await user.choose(dialog.getByLabel('Unit'), 'Hours');
  await user.press(button(dialog, 'Preview'));
  await user.see(dialog.getByText('2 events will change.'));
  await user.press(button(dialog, 'Move 2 events'));
  const undo = button(dialog, 'Undo 2 done');
  await user.see(undo);
  const startOf = async (q: string) => {
    const { items = [] } = await operator.call('calendar.events.list', { calendarId: 'primary', q });
    return new Date(items[0]?.start?.dateTime ?? '').toISOString();
  };
  expect([await startOf('Mooring'), await startOf('Pilotage')]).toEqual([
    `${MONDAY}T10:00:00.000Z`,
    `${MONDAY}T13:00:00.000Z`,
  ]);
  await user.press(undo);
  await expect.poll(() => startOf('Mooring')).toBe(`${MONDAY}T09:00:00.000Z`);
  await expect.poll(() => startOf('Dredging')).toBe(`${MONDAY}T11:00:00.000Z`);
});
