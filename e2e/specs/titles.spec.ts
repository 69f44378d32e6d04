import type { Request } from '@playwright/test';
import { findScreens } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('each screen has its own title, which is announced on navigation', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  test.slow(); // Visits every screen.
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  const announced = page.locator('#screen-name');
  await expect(announced).toHaveText('Home');
  const routes = new Map<string, string>();
  // The start screen comes last.
  for (const { route, path } of screens.toSorted((one, other) => other.path.length - one.path.length)) {
    const before = (await announced.textContent()) ?? '';
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(announced, route).not.toHaveText(before);
    await expect(page.locator('[data-loading]'), route).toHaveCount(0);
    // The name of a folder replaces the word "Folder" in both places at once.
    const { title, name } = await page.evaluate(() => ({
      title: document.title,
      name: document.getElementById('screen-name')?.textContent ?? '',
    }));
    expect(title.replaceAll(' – ', ', '), route).toBe(`${name.replaceAll(' – ', ', ')}, Rotunda`);
    expect(routes.get(title), `${route} is called ${title}, too`).toBeUndefined();
    routes.set(title, route);
  }
  expect(routes.size).toBeGreaterThan(45);
});

for (const { what, status, code, failure } of [
  { what: 'is not there', status: 404, code: 'upstream_rejected', failure: 'not_found' },
  { what: 'may not be read', status: 403, code: 'upstream_forbidden', failure: 'refused' },
] as const) {
  test(`each screen has one heading and a title when its content ${what}`, async ({ openAs, stack }) => {
    const operator = await openServicesClient(stack, 'operator');
    test.slow(); // Visits every screen.
    const { page } = await openAs('operator');
    const screens = await findScreens(operator, page);
    const pending = new Set<Request>();
    const refused = /\/api\/(script|calendar|drive|upload|indexes|jobs|approval-history)\b/;
    await page.route(refused, async (route) => {
      pending.add(route.request());
      await route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status, code, title: 'Refused', detail: 'Nothing can be read.', failure }),
      });
      // Not on completion, because a request of a page that was left may already have ended.
      pending.delete(route.request());
    });
    for (const { route, path } of screens) {
      await page.goto(path);
      await expect.soft(page, route).toHaveTitle(/^.+ – Rotunda$/);
      // A screen may have a heading only while it is loading.
      await expect.poll(() => pending.size).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect.soft(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    }
    expect(screens.length).toBeGreaterThan(45);
  });
}
