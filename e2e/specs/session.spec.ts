import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emailOf, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('signing in leads back to the address that was asked for', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword, '/processes?status=["FAILED"]');
  await expect(page.getByRole('button', { name: 'Status: Failed' })).toBeVisible();
});

test('a wrong password is told without saying what was wrong about it', async ({ page }) => {
  await page.goto('/processes');
  await page.getByLabel('Email').fill(emailOf('operator'));
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
});

test('a session that ends elsewhere leads to the sign-in and back to the same place', async ({ openAs, stack }) => {
  const { page, context } = await openAs('support');
  await page.goto('/processes?type=["TIME_DRIVEN"]');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByLabel('Email').fill(emailOf('support'));
  await page.getByLabel('Password').fill(stack.demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Type: Time driven' })).toBeVisible();
});

test('signing out ends the session here and at the identity provider', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword);
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/processes');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('signing out at the identity provider ends the session here', async ({ page, stack }) => {
  await signIn(page, 'support', stack.demoPassword);
  await page.goto(`${stack.servicesOrigin}/oidc/session/end`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('/processes');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(stack.readLog()).toContain('the identity provider ended sessions');
});

test('no token reaches the browser, a log or a file in the clear', async ({ openAs, stack }) => {
  const { page, context } = await openAs('operator');
  const texts: string[] = [];
  page.on('response', async (response) => {
    texts.push(JSON.stringify(await response.allHeaders()));
    if (!response.url().startsWith(stack.consoleOrigin)) return;
    texts.push(await response.text().catch(() => ''));
  });
  await page.goto('/processes');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await page.goto('/files');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  texts.push(JSON.stringify(await context.storageState()));
  texts.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])));
  texts.push(stack.readLog());

  // What the BFF sends to the services stands hashed in their database; everything that looks like a token is hashed
  // and compared, so that the real one is found wherever it might have slipped through.
  const known = readTokenHashes(stack.dataDir);
  expect(known.size).toBeGreaterThan(0);
  const candidates = new Set(texts.join('\n').match(/[\w.~-]{20,}/g));
  expect(candidates.size).toBeGreaterThan(0);
  const leaked = [...candidates].filter((candidate) => known.has(sha256(candidate)));
  expect(leaked).toEqual([]);
  for (const { path, content } of await stack.readDataFiles()) {
    const found = content.toString('latin1').match(/[\w.~-]{20,}/g) ?? [];
    expect(
      found.filter((candidate) => known.has(sha256(candidate))),
      path,
    ).toEqual([]);
  }
});

function readTokenHashes(dataDir: string): Set<string> {
  const database = new DatabaseSync(join(dataDir, 'services.db'), { readOnly: true });
  const rows = database.prepare('SELECT token_hash AS hash FROM access_tokens').all();
  database.close();
  return new Set(rows.map((row) => String(row.hash)));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
