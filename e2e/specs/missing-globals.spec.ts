import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

/** Removes globals that not every browser has. Runs in the page, before any of its scripts. */
function removeOptionalGlobals(): void {
  for (const name of ['Temporal', 'ClipboardItem', 'FileSystemFileHandle', 'BroadcastChannel', 'requestIdleCallback']) {
    Reflect.deleteProperty(globalThis, name);
  }
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  Reflect.deleteProperty(DataTransferItem.prototype, 'getAsFileSystemHandle');
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  // Newer than the oldest versions listed in the README.
  const iterator = Reflect.get(globalThis, 'Iterator');
  const newer: [owner: object, names: string[]][] = [
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [iterator.prototype, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'some', 'every', 'find']],
    [Promise, ['try']],
    [Math, ['sumPrecise']],
    [URL, ['parse']],
    [RegExp, ['escape']],
    [Error, ['isError']],
    [iterator, ['from', 'concat']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('the console works without APIs that some browsers lack, and shows times in the user’s time zone', async ({
  openAs,
  stack,
}) => {
  const operator = await openServicesClient(stack, 'operator');
  const now = Date.now();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const insert = (body: object) => operator.call('calendar.events.insert', { calendarId: 'primary' }, { body });
  await insert({ summary: 'A whole day', start: { date: day(0) }, end: { date: day(1) } });
  await insert({ summary: 'Tomorrow', start: { date: day(1) }, end: { date: day(2) } });
  const { value: zone = '' } = await operator.call('calendar.settings.get', { setting: 'timezone' });
  const { context, page } = await openAs('operator');
  await context.addInitScript(removeOptionalGlobals);

  await page.goto('/');
  expect(await page.evaluate(() => 'ClipboardItem' in globalThis || 'FileSystemFileHandle' in globalThis)).toBe(false);
  const coming = page.getByRole('region', { name: /^Coming up/ });
  await expect(coming.getByRole('link', { name: /Tomorrow.*all day/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region')).not.toHaveCount(0);

  // This is 12:00 UTC, and the calendar uses the time zone selected by the user, not that of the browser.
  const start = '2026-11-23T12:00:00Z';
  const noon = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(start),
  );
  await insert({ summary: 'At noon', start: { dateTime: start }, end: { dateTime: '2026-11-23T13:00:00Z' } });
  await page.goto('/calendar/day/2026-11-23');
  await expect(page.getByRole('main').getByText('At noon').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(noon).first()).toBeVisible();

  for (const path of ['/events/new', '/availability', '/processes', '/activity', '/files', '/calendars']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('[data-loading]')).toHaveCount(0);
    await expect(page.getByText('could not be shown')).toHaveCount(0);
  }
  const { files = [] } = await operator.call('drive.files.list', { q: "mimeType = 'application/pdf'", pageSize: 1 });
  await page.goto(`/file/${files[0]?.id}/preview`);
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await page.goto('/processes');
  await page.getByRole('button', { name: /Copy link/ }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
});
