import { pasteCode } from '../fixtures/paste-code.ts';
import { createScriptProject } from '../fixtures/script-project.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { emailOf, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('signing in returns to the requested address', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword, '/processes?status=["FAILED"]');
  await expect(page.getByRole('button', { name: 'Status Failed, change' })).toBeVisible();
});

test('a wrong password is rejected without a reason', async ({ page }) => {
  await page.goto('/processes');
  await page.getByLabel('Email').fill(emailOf('operator'));
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
});

test('a session that ends elsewhere leads to the sign-in and back to the same page', async ({ openAs, stack }) => {
  const { page, context } = await openAs('support', '/processes?type=["TIME_DRIVEN"]');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  // Any rejected read leads to the sign-in, so none may be in progress when the button is pressed.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/alerts/summary')),
      ),
    )
    .toBe(true);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Your session has ended. Sign in again to continue where you left off.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('support'));
  await page.getByLabel('Password').fill(stack.demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Type Time-driven/ })).toBeVisible();
});

test('a high-risk action continues after a sign-in in a separate window, and the page is unchanged', async ({
  page,
  stack,
}) => {
  await signIn(page, 'operator', stack.demoPassword, '/files?in=trash');
  // A sign-in is recent for 15 minutes; this call is rejected as if they had passed.
  const refused = { type: 'about:blank', title: 'x', status: 403, code: 'step_up_required', detail: 'Confirm first.' };
  await page.route(
    '**/api/drive/v3/files/trash*',
    (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(refused) }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByLabel('Type empty to confirm').fill('empty');
  await page.getByRole('button', { name: 'Delete forever' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const popup = await opening;
  await popup.getByLabel('Email').fill(emailOf('operator'));
  await popup.getByLabel('Password').fill(stack.demoPassword);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await closing;
  await expect(page.getByRole('group', { name: 'The trash is empty' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out ends the session here and at the identity provider', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword);
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/processes');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a page of one user is replaced once another user has signed in in another tab', async ({ openAs, stack }) => {
  const { page, context } = await openAs('reviewer', '/files');
  const account = page.getByRole('button', { name: /account of/ });
  const before = await account.getAttribute('aria-label');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /account of/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other.getByLabel('Password')).toBeVisible();
  await signIn(other, 'operator', stack.demoPassword);
  const after = await other.getByRole('button', { name: /account of/ }).getAttribute('aria-label');
  expect(after).not.toBe(before);
  await expect(account).toHaveAttribute('aria-label', after ?? '');
});

test('signing out asks for confirmation before it deletes the draft of a script', async ({ openAs, stack }) => {
  const operator = await openServicesClient(stack, 'operator');
  const scriptId = await createScriptProject(operator, 'Drafted before the sign-out');
  const { page } = await openAs('operator', `/scripts/${scriptId}/code`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Text of Code.gs' });
  await pasteCode(code, 'function drafted() {}');
  await expect(page.getByText('Draft saved in this browser').first()).toBeVisible();
  const requestSignOut = async () => {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await requestSignOut();
  const question = page.getByRole('dialog', { name: 'Sign out with unfinished work?' });
  await expect(question.getByText('1 draft of scripts in this browser: will be deleted')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(code).toContainText('function drafted() {}');
  await requestSignOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a read rejected during the sign-out does not start a new sign-in', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword, '/processes');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  const leaving = Promise.withResolvers<void>();
  await page.route('**/oidc/session/end**', async (route) => {
    await leaving.promise;
    await route.continue();
  });
  const ending = page.waitForRequest('**/oidc/session/end**');
  // Sent before the session ends, responded to afterwards.
  await page.route('**/api/script/v1/processes*', async (route) => {
    await ending;
    await route.continue();
  });
  const refusal = page.waitForResponse(
    (response) => response.status() === 401 && response.url().includes('/api/script/v1/processes'),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: /account of/ }).click();
  // A click resolves only after the page that it navigates to has loaded.
  const signOut = page.getByRole('menuitem', { name: 'Sign out' }).click();
  await refusal;
  leaving.resolve();
  await signOut;
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a failed sign-out is reported, and can be repeated', async ({ page, stack }) => {
  await signIn(page, 'operator', stack.demoPassword, '/processes');
  const signOut = async () => {
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await page.route('**/auth/logout', (route) => route.abort(), { times: 1 });
  await signOut();
  await expect(page.getByText('Sign-out failed. Try again.')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await signOut();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('signing out at the identity provider ends the session here', async ({ page, stack }) => {
  await signIn(page, 'support', stack.demoPassword);
  await page.goto(`${stack.servicesOrigin}/oidc/session/end`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('/processes');
  await expect(page.getByLabel('Password')).toBeVisible();
  // The provider notifies the console separately from its own response.
  await expect.poll(() => stack.readLog()).toContain('the identity provider ended sessions');
});

test('no token is stored in the browser, and the check finds a planted one', async ({ openAs, watch }) => {
  const { page, context } = await openAs('operator', '/processes');
  await expect(page.getByRole('grid', { name: 'Processes' })).toBeVisible();
  await page.goto('/files');
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible();
  const state = JSON.stringify(await context.storageState());
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  watch.record('storage', state + stored);
  expect(watch.candidateCount).toBeGreaterThan(10);
  expect(await watch.findLeaks()).toEqual([]);
  expect(watch.issuedCount).toBeGreaterThan(0);
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
