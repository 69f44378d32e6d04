import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { PathBalancer } from '../fixtures/path-balancer.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { type Stack, startStack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const BASE = '/rotunda';

test.describe('below a base path, next to another application on the host', () => {
  let stack: Stack;
  let balancer: PathBalancer;
  let origin: string;

  test.beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    stack = await startStack({ PUBLIC_ORIGIN: origin + BASE });
    balancer = await PathBalancer.listen(port, BASE, () => stack.consolePort);
  });

  test.afterAll(async () => {
    await balancer[Symbol.asyncDispose]();
    await stack.stop();
  });

  test('everything stays there: sign-in, deep links, calls, live events, uploads, downloads, links and sign-out', async ({
    browser,
    consoleMessages,
    contextOptions,
  }) => {
    const context = await browser.newContext({ ...contextOptions, permissions: ['clipboard-read', 'clipboard-write'] });
    consoleMessages.follow(context);
    const outside: string[] = [];
    context.on('request', (request) => {
      const { origin: requested, pathname } = new URL(request.url());
      if (requested === origin && !pathname.startsWith(`${BASE}/`) && pathname !== BASE) outside.push(pathname);
    });
    const page = await context.newPage();
    await signIn(page, 'operator', stack.demoPassword, `${origin}${BASE}/processes?status=["FAILED"]`);
    await expect(page).toHaveURL(new RegExp(`^${origin}${BASE}/processes`));
    await expect(page.getByRole('button', { name: 'Status Failed, change' })).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
    await expect(page).toHaveURL(new RegExp(`^${origin}${BASE}/files`));
    await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
    const file = { name: 'below.txt', mimeType: 'text/plain', buffer: Buffer.from('below a path') };
    await page.getByLabel('Files to upload').setInputFiles(file);
    // The list is notified of the upload by live updates.
    const row = page.getByRole('row', { name: /below\.txt/ });
    await expect(row).toBeVisible();
    // Otherwise, the upload would be unfinished when the page is left, and the sign-out would ask for confirmation.
    await expect(page.getByText('1 of 1 uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(/^Link copied/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${origin}${BASE}/files`));
    await page.goto(link);
    await expect(row).toBeVisible();
    await expect(page.getByRole('region', { name: 'Link' })).toBeVisible();

    await page.goto(`${origin}${BASE}/connections`);
    await expect(page.getByText(`${origin}${BASE} responds`)).toBeVisible();
    await expect(page.getByText('Everything works.')).toBeVisible();
    const { cookies } = await context.storageState();
    expect(cookies.filter(({ name }) => name.startsWith('bff')).map(({ path }) => path)).toEqual([BASE]);

    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(outside).toEqual([]);
    await context.close();
  });
});
