import { expect, test } from '../fixtures/test.ts';

const lists = [
  { path: '/processes', call: '**/api/script/v1/processes*', empty: 'Nothing has run yet', none: {} },
  { path: '/files', call: '**/api/drive/v3/files?*', empty: 'This folder is empty', none: { files: [] } },
] as const;

for (const { path, call, empty, none } of lists) {
  test(`on ${path}, loading, empty, rejected and failed look different, and none leaks a stack trace`, async ({
    openAs,
  }) => {
    const { page } = await openAs('operator');
    const main = page.getByRole('main');

    let response = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      response = resolve;
    });
    await page.route(call, async (route) => {
      await released;
      await route.fulfill({ json: none });
    });
    await page.goto(path);
    await expect(main.getByRole('status', { name: /^Loading/ })).toBeVisible();
    await expect(main.getByText(empty)).toBeHidden();
    response();
    await expect(main.getByText(empty)).toBeVisible();
    await expect(main.getByRole('alert')).toBeHidden();

    await page.unroute(call);
    const refusal = { type: 'about:blank', title: 'Not allowed', status: 403, code: 'policy_denied', retryable: false };
    await page.route(call, (route) =>
      route.fulfill({ status: 403, json: { ...refusal, requestId: 'req-403', missing: { roles: ['operator'] } } }),
    );
    await page.goto(path);
    await expect(main.getByRole('alert')).toContainText('Your role does not include this');
    await expect(main.getByRole('alert')).toContainText('req-403');
    await expect(main.getByText(empty)).toBeHidden();

    await page.unroute(call);
    await page.route(call, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': 'req-500' },
        body: '<pre>at Object.run (/srv/a.js:1:2)</pre>',
      }),
    );
    await page.goto(path);
    await expect(main.getByRole('alert')).toContainText('could not be loaded');
    await expect(main.getByRole('alert')).toContainText('req-500');
    await expect(page.getByText('/srv/a.js')).toBeHidden();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.unroute(call);
    await expect(async () => {
      // The list also recovers automatically if something in it changes at the same time.
      const retry = main.getByRole('button', { name: 'Try again' });
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(page.getByRole('grid')).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
}

test('without a connection the console stays open, retains typed text, and continues automatically', async ({
  openAs,
}) => {
  const { context, page } = await openAs('operator', '/events/new');
  const title = page.getByLabel('Title');
  await title.fill('Typed before the line went away');
  // Wait for elements that are rendered after a screen has settled, including the connection status.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(title).toHaveValue('Typed before the line went away');
  await context.setOffline(false);
  await expect(page.getByRole('complementary', { name: /^Help/ })).toBeVisible();
  await expect(title).toHaveValue('Typed before the line went away');

  await page.goto('/files');
  await expect(page.getByRole('grid')).toBeVisible();
  await context.setOffline(true);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Activity' }).click();
  await expect(nav).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});
