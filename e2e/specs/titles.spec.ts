import { findScreens } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

test('each screen has a title of its own, which is announced when one comes to it', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  test.slow(); // It goes to every screen.
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  const announced = page.locator('#screen-name');
  await expect(announced).toHaveText('Home');
  const routes = new Map<string, string>();
  // The screen that it starts from comes last.
  for (const { route, path } of screens.toSorted((one, other) => other.path.length - one.path.length)) {
    const before = (await announced.textContent()) ?? '';
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(announced, route).not.toHaveText(before);
    await expect(page.locator('[data-loading]'), route).toHaveCount(0);
    const title = await page.title();
    expect(title.replaceAll(' – ', ', '), route).toBe(
      `${(await announced.textContent())?.replaceAll(' – ', ', ')}, Rotunda`,
    );
    expect(routes.get(title), `${route} is called ${title}, too`).toBeUndefined();
    routes.set(title, route);
  }
  expect(routes.size).toBeGreaterThan(45);
});
