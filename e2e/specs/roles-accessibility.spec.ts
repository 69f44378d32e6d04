import type { Page } from '@playwright/test';
import { ROLES } from '@rotunda/api-client/roles';
import { findViolations, OUTER_WINDOWS } from '../fixtures/accessibility.ts';
import { findAllScreenPaths, openScreen } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

for (const role of ROLES) {
  test(`no screen has an accessibility violation, or an error above a loading list, for the ${role}`, async ({
    openAs,
    stack,
    consoleMessages,
  }) => {
    test.slow(); // Visits every screen in two window sizes and both themes.
    // The shown project belongs to the operator, so the service denies access to other users.
    consoleMessages.allow(/ script\.\S+ was refused$/);
    const operator = await openAs('operator');
    const screens = await findAllScreenPaths(await openServicesClient(stack, 'operator'), operator.page);
    expect(screens.length).toBeGreaterThan(45);
    const { page } = role === 'operator' ? operator : await openAs(role);
    for (const path of screens) {
      await openScreen(page, path);
      expect.soft(await findErrorsBesideRows(page), path).toEqual([]);
      for (const window of OUTER_WINDOWS) {
        await page.setViewportSize(window);
        expect.soft(await findViolations(page), `${path} at ${window.width} px`).toEqual([]);
      }
    }
  });
}

/** Returns errors that a screen reports although it shows rows. */
async function findErrorsBesideRows(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  if ((await main.getByRole('row').count()) === 0) return [];
  return main.getByRole('alert').filter({ hasText: /\S/ }).allInnerTexts();
}
