import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { collectWindows, endSignIn } from '#testing/sign-in-window.ts';
import { problem } from '#testing/stub-services.ts';

const FORMS = 'https://scopes.test/auth/forms';
const SIGN_IN = 'https://provider.example/sign-in';

let scripts = 0;

/** Opens the run form of a new project whose service rejects runs until the scopes of the manifest are granted. */
async function openRunForm(oauthScopes: readonly string[] | undefined) {
  scripts += 1;
  const scriptId = `grant-test-${scripts}`;
  const wishes: unknown[] = [];
  const manifest = { timeZone: 'Etc/UTC', executionApi: { access: 'MYSELF' }, oauthScopes };
  const refusal = { status: 403, code: 'upstream_forbidden', title: 'The service refused' } as const;
  let isGranted = false;
  const app = await renderApp({
    url: `/scripts/${scriptId}/run?dev=true`,
    responses: {
      'script.projects.get': () => ({ scriptId, title: 'Intake form' }),
      'drive.files.get': () => sampleFile({ id: scriptId, capabilities: { canEdit: true } }),
      'script.projects.getContent': () => ({
        scriptId,
        files: [
          { name: 'appsscript', type: 'JSON', source: JSON.stringify(manifest) },
          { name: 'Code', type: 'SERVER_JS', source: 'function createForm(title) {}' },
        ],
      }),
      'script.processes.listScriptProcesses': () => ({}),
      'script.scripts.run': () =>
        isGranted
          ? { done: true, response: { result: 'created' } }
          : problem({ ...refusal, failure: 'scope_missing', detail: 'Insufficient authentication scopes.' }),
    },
    bff: {
      'POST /auth/step-up': ({ body }) => {
        wishes.push(body);
        return { redirectUrl: SIGN_IN };
      },
    },
  });
  const { screen } = app;
  await screen.getByLabelText('title').fill('"Intake"');
  await screen.getByRole('button', { name: 'Run createForm' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Insufficient authentication scopes.');
  return {
    ...app,
    wishes,
    grant: () => {
      isGranted = true;
      endSignIn();
    },
  };
}

test('a run without the manifest’s scopes gets them granted, and continues with its arguments', async () => {
  const opened = collectWindows();
  const { screen, services, wishes, grant } = await openRunForm([FORMS]);
  await screen.getByRole('button', { name: 'Grant access and run again' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Grant access' });
  await expect.element(dialog).toMatchTextContent('See and change your forms');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect.element(dialog.getByText('Waiting for your sign-in in the other window.')).toBeVisible();
  expect(opened).toEqual([SIGN_IN]);
  expect(wishes).toEqual([{ returnTo: '/confirmed.html', scopes: [FORMS] }]);
  grant();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Outcome' })).toMatchTextContent('returned');
  const bodies = services.callsOf('script.scripts.run').map(({ body }) => body);
  expect(bodies).toEqual(Array(2).fill({ function: 'createForm', parameters: ['Intake'], devMode: true }));
});

test('a run without granted access stays rejected, and can be retried', async () => {
  const { screen, services } = await openRunForm([FORMS]);
  await screen.getByRole('button', { name: 'Grant access and run again' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Grant access and run again' })).toBeVisible();
  expect(services.callsOf('script.scripts.run')).toHaveLength(1);
});

test.each([
  [
    'a scope that nobody knows',
    ['https://elsewhere.test/x'],
    /cannot request https:\/\/elsewhere\.test\/x/,
    'Edit the manifest',
  ],
  ['no scopes', undefined, /declares no OAuth scopes/, 'Declare them in the manifest'],
])('a manifest with %s is linked instead', async (_what, scopes, words, link) => {
  const { screen } = await openRunForm(scopes);
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: link }))
    .toHaveAttribute('href', expect.stringMatching(/\/code\?.*file=appsscript/));
});
