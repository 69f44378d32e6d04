import { emailOf, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('signing in leads back to the address that was asked for', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword, '/processes?status=["FAILED"]');
  await expect(page.getByRole('button', { name: 'Status Failed, change' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByLabel('Email').fill(emailOf('support'));
  await page.getByLabel('Password').fill(stack.demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Type Time driven/ })).toBeVisible();
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

test('no token is kept in the browser, and what is watched for is there to be found', async ({ openAs, watch }) => {
  const { page, context } = await openAs('operator');
  await page.goto('/processes');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await page.goto('/files');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  const state = JSON.stringify(await context.storageState());
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  watch.note('storage', state + stored);
  expect(watch.seenCount).toBeGreaterThan(10);
  expect(await watch.findLeaks()).toEqual([]);
  expect(watch.knownCount).toBeGreaterThan(0);
  expect([...watch.places]).toEqual(
    expect.arrayContaining([
      'the log',
      'the measurements',
      'table audit_records',
      'table credentials',
      'table sessions',
    ]),
  );
});
