import fc from 'fast-check';
import { findAllScreenPaths, openScreen } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';
import { typeKeys } from '../fixtures/type-keys.ts';
import { blockChanges } from '../fixtures/windows.ts';

const SEEDS = [4_711, 20_261_126, 31_337];
const TEXTS = 3;
// Mostly made of keys that are shortcuts in the console.
const WORDS = 'no the and a date as discussed May an add ajar papa Anna banana hand it in x #1 can do see you Ad'.split(
  ' ',
);
const KEYS = 'abcdefghilmoqrstuwyz#./* ';
const texts = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 8 }).map((words) => `${words.join(' ')}.`),
  // Simulates leaning on the keyboard.
  fc.array(fc.constantFrom(...KEYS), { minLength: 3, maxLength: 12 }).map((keys) => keys.join('')),
);
// Display preferences, recently opened places, and free/busy queries.
const HARMLESS = /\/api\/(preferences|recents)\b|\/freeBusy$/;

for (const seed of SEEDS) {
  test(`typing a sentence changes nothing on any screen (seed ${seed})`, async ({ openAs, stack }) => {
    test.slow(); // Types on every screen.
    const { context, page } = await openAs('operator');
    const screens = await findAllScreenPaths(await openServicesClient(stack, 'operator'), page);
    await blockChanges(page);
    const changes: string[] = [];
    page.on('request', (request) => {
      const isRead = request.method() === 'GET' || HARMLESS.test(new URL(request.url()).pathname);
      if (!isRead) changes.push(`${request.method()} ${request.url()}`);
    });
    const keyboard = await context.newCDPSession(page);
    for (const [at, path] of screens.entries()) {
      for (const text of fc.sample(texts, { seed: seed + at, numRuns: TEXTS })) {
        if (page.url() === 'about:blank' || new URL(page.url()).pathname !== new URL(path, page.url()).pathname)
          await openScreen(page, path);
        const row = page.getByRole('main').locator('[role=row][tabindex="0"]').first();
        if (await row.isVisible()) {
          await row.focus();
          // Selected files can be deleted.
          await typeKeys(keyboard, ['x', 'F9']);
        }
        await typeKeys(keyboard, [...text, 'F9', 'Escape', 'Escape', 'Escape']);
        expect.soft(changes.splice(0), `${path}: ${text}`).toEqual([]);
      }
    }
    await openScreen(page, '/');
    expect(changes).toEqual([]);
  });
}
