import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';

let scripts = 0;

/** Opens a manifest for editing. Returns the text of its editor. */
async function openWriter(source = '{\n  "timeZone": "Etc/UTC"\n}\n') {
  await page.viewport(1280, 800);
  scripts += 1; // Each test uses a new script, because drafts outlive a test.
  const scriptId = `script-with-manifest-${scripts}`;
  const { screen } = await renderApp({
    url: `/scripts/${scriptId}/code?file=appsscript&edit=true`,
    responses: {
      'script.projects.get': () => ({ scriptId, title: 'Order sync' }),
      'drive.files.get': () => sampleFile({ id: scriptId }),
      'script.projects.getContent': () => ({ scriptId, files: [{ name: 'appsscript', type: 'JSON', source }] }),
      'script.projects.versions.list': () => ({}),
      'script.projects.deployments.list': () => ({}),
    },
  });
  const editor = screen.getByRole('textbox', { name: 'Text of appsscript.json' });
  await expect.element(editor).toBeVisible();
  const lines = () => [...editor.element().querySelectorAll('.cm-line')].map(({ textContent }) => textContent);
  return { screen, written: () => JSON.parse(lines().join('\n')) };
}

test('changes in the form appear in the editor text', async () => {
  const { screen, written } = await openWriter();
  await screen.getByLabelText('Runtime').selectOptions('V8');
  await screen.getByText('API executable').click();
  await screen.getByLabelText('API access').selectOptions('Everyone in the organisation');
  await expect
    .poll(() => written())
    .toEqual({ timeZone: 'Etc/UTC', runtimeVersion: 'V8', executionApi: { access: 'DOMAIN' } });
});

test('scopes are shown with descriptions, added by what they allow, and reset to detection', async () => {
  const { screen, written } = await openWriter('{ "oauthScopes": ["https://scopes.test/auth/drive", "odd"] }');
  await expect.element(screen.getByText('See, change, create and delete all your files')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove odd' }).click();
  await screen.getByLabelText('New scope').fill('mail as');
  await screen.getByRole('option', { name: /^Send mail as you/ }).click();
  await screen.getByRole('button', { name: 'Add scope' }).click();
  await expect.element(screen.getByText('Choose a scope from the list, or enter its URL.')).toBeVisible();
  await screen.getByLabelText('New scope').fill('https://other.test/scope');
  await screen.getByRole('button', { name: 'Add scope' }).click();
  await expect
    .poll(() => written().oauthScopes)
    .toEqual([
      'https://scopes.test/auth/drive',
      'https://scopes.test/auth/script.send_mail',
      'https://other.test/scope',
    ]);
  await screen.getByRole('button', { name: 'Detect from the code' }).click();
  await expect.poll(() => written()).toEqual({});
});

test('services, libraries and URL prefixes are added, and removed one by one', async () => {
  const { screen, written } = await openWriter('{}');
  await screen.getByRole('button', { name: 'Add service' }).click();
  await screen.getByRole('option', { name: 'Drive v3' }).click();
  await screen.getByRole('button', { name: 'Add library' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Script ID').fill('1abc');
  await dialog.getByLabelText('Name in the code').fill('Lib');
  await dialog.getByRole('button', { name: 'Add library' }).click();
  await expect.element(dialog.getByText('Enter the number of a version.')).toBeVisible();
  await dialog.getByLabelText('Version').fill('3');
  await dialog.getByRole('button', { name: 'Add library' }).click();
  await screen.getByLabelText('URL prefix').fill('http://a.test/');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByText('Enter a URL that starts with https://.')).toBeVisible();
  await screen.getByLabelText('URL prefix').fill('https://a.test/');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect
    .poll(() => written())
    .toEqual({
      dependencies: {
        enabledAdvancedServices: [{ userSymbol: 'Drive', serviceId: 'drive', version: 'v3' }],
        libraries: [{ userSymbol: 'Lib', libraryId: '1abc', version: '3' }],
      },
      urlFetchWhitelist: ['https://a.test/'],
    });
  await screen.getByRole('button', { name: 'Remove Lib' }).click();
  await expect.poll(() => written().dependencies.libraries).toEqual([]);
});

test('the fields stay visible while the JSON is invalid, and become usable once the problem is fixed', async () => {
  const { screen } = await openWriter('{ "timeZone": "Etc/UTC", }');
  const runtime = screen.getByLabelText('Runtime');
  await expect.element(runtime).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'Remove comments and trailing commas' }).click();
  await expect.element(runtime).not.toHaveAttribute('aria-disabled');
  await expect.element(screen.getByRole('region', { name: 'Problems' })).not.toBeInTheDocument();
});
