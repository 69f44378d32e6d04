import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';
import { storeDraft } from './draft-store.ts';

const manifest = { name: 'appsscript', type: 'JSON', source: '{}' } as const;
const code = (source: string) => ({ name: 'Code', type: 'SERVER_JS', source }) as const;
let scripts = 0;

/** Returns responses for a new project, because drafts outlive a test. */
function newProject(head: () => string): { scriptId: string; responses: StubResponses } {
  scripts += 1;
  const scriptId = `script-of-test-${scripts}`;
  return {
    scriptId,
    responses: {
      'script.projects.get': () => ({ scriptId, title: 'Order sync' }),
      'drive.files.get': () => sampleFile({ id: scriptId }),
      'script.projects.getContent': () => ({ scriptId, files: [manifest, code(head())] }),
      'script.projects.versions.list': () => ({}),
      'script.projects.deployments.list': () => ({}),
      'script.projects.updateContent': () => ({}),
    },
  };
}

const OWNER = 'operator@example.com';

test('a draft that conflicts with a newer HEAD is merged by choices, and saved over the latest version read', async () => {
  const { scriptId, responses } = newProject(() => 'first\ntheirs\nlast');
  await storeDraft([OWNER, scriptId], {
    base: [manifest, code('first\nold\nlast')],
    files: [manifest, code('first\nmine\nlast')],
  });
  const { screen, services } = await renderApp({ url: `/scripts/${scriptId}/code?edit=true`, responses });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('1 conflict to resolve.')).toBeVisible();
  expect(services.callsOf('script.projects.updateContent')).toEqual([]);
  await screen.getByRole('button', { name: 'Use both' }).click();
  await expect.element(screen.getByText('All conflicts are resolved.')).toBeVisible();
  await screen.getByRole('button', { name: 'Use the merged files' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  const [write] = services.callsOf('script.projects.updateContent');
  expect(write?.body).toEqual({ files: [manifest, code('first\nmine\ntheirs\nlast')] });
});

test('a parser error links to its line, and the draft is preserved', async () => {
  const { scriptId, responses } = newProject(() => 'let a;');
  await storeDraft([OWNER, scriptId], { base: [manifest, code('let a;')], files: [manifest, code('let a;\nlet')] });
  const refusal = 'Syntax error: SyntaxError: Unexpected token line: 2 file: Code';
  const failing = { ...responses, 'script.projects.updateContent': () => serviceError(400, 'badRequest', refusal) };
  const { screen, address } = await renderApp({ url: `/scripts/${scriptId}/code?edit=true`, responses: failing });
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Nothing was saved: Syntax error/)).toBeVisible();
  await screen.getByRole('button', { name: 'Go to Code, line 2' }).click();
  await expect.poll(address).toContain('line=2');
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

test('an unapproved version is deployed only on request, and saved only once if its deployment fails and is retried', async () => {
  const { scriptId, responses } = newProject(() => 'let a;');
  await storeDraft([OWNER, scriptId], { base: [manifest, code('let a;')], files: [manifest, code('let b;')] });
  let tries = 0;
  const { screen, services } = await renderApp({
    url: `/scripts/${scriptId}/code?edit=true`,
    responses: {
      ...responses,
      'drive.approvals.list': () => ({ items: [{ approvalId: 'a1', status: 'DECLINED' }] }),
      'script.projects.versions.create': () => ({ versionNumber: 3 }),
      'script.projects.deployments.list': () => ({
        deployments: [{ deploymentId: 'd1', deploymentConfig: { versionNumber: 2, description: 'Production' } }],
      }),
      'script.projects.deployments.update': () => {
        tries += 1;
        return tries === 1 ? serviceError(400, 'badRequest', 'Not now') : {};
      },
    },
  });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByText('Create a version').click();
  await screen.getByRole('button', { name: 'Deploy to None' }).click();
  await screen.getByRole('option', { name: 'Production' }).click();
  await screen.getByLabelText('Message').fill('Second try');
  const save = screen.getByRole('button', { name: 'Save, create version and deploy' });
  await expect.element(save).toBeDisabled();
  await screen.getByText('Deploy without approval (explain why in the message)').click();
  await save.click();
  await expect
    .element(screen.getByRole('alert').getByText(/^Saved as version 3, but it was not deployed: Not now/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Retry the rest' }).click();
  await expect.element(screen.getByText('Saved as version 3 and deployed')).toBeVisible();
  expect(services.callsOf('script.projects.updateContent')).toHaveLength(1);
  expect(services.callsOf('script.projects.versions.create')).toHaveLength(1);
  expect(services.callsOf('script.projects.deployments.update').at(-1)?.body).toMatchObject({
    deploymentConfig: { versionNumber: 3, description: 'Production\n\nSecond try' },
  });
});

test('a saved version is scheduled, watched and deployed despite a freeze with a reason', async () => {
  const { scriptId, responses } = newProject(() => 'let a;');
  await storeDraft([OWNER, scriptId], { base: [manifest, code('let a;')], files: [manifest, code('let b;')] });
  const event = { title: 'Year-end freeze', start: '2099-12-01T00:00:00Z', end: '2099-12-31T18:00:00Z' };
  const settings = { calendarId: 'c1', marker: 'freeze', onUnreadable: 'refuse' };
  const sent: unknown[] = [];
  const { screen } = await renderApp({
    url: `/scripts/${scriptId}/code?edit=true`,
    responses: {
      ...responses,
      'drive.approvals.list': () => ({}),
      'script.projects.versions.create': () => ({ versionNumber: 3 }),
      'script.projects.deployments.list': () => ({
        deployments: [{ deploymentId: 'd1', deploymentConfig: { versionNumber: 2, description: 'Production' } }],
      }),
    },
    bff: {
      'GET /api/deployment-freeze': () => ({ state: 'frozen', settings, event }),
      'POST /api/scheduled-deployments': ({ body }) => sent.push(body),
    },
  });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByText('Create a version').click();
  await expect.element(dialog.getByText(/frozen until/)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Deploy to None' }).click();
  await screen.getByRole('option', { name: 'Production' }).click();
  await dialog.getByLabelText('Message').fill('Night');
  await dialog.getByRole('radio', { name: 'At a time' }).click();
  await dialog.getByRole('checkbox', { name: 'Watch for failures afterwards' }).click({ force: true });
  const save = dialog.getByRole('button', { name: 'Save, create version and schedule' });
  await expect.element(save).toHaveAccessibleDescription('Enter a reason for the override first.');
  await expect.element(dialog.getByText('Year-end freeze')).toBeVisible();
  await dialog.getByLabelText('Reason for the override').fill('Outage');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const watch = { minutes: 60, maxFailures: 3, action: 'alert' };
  expect(sent).toMatchObject([
    {
      scriptId,
      deploymentId: 'd1',
      versionNumber: 3,
      description: 'Production\n\nNight',
      freezeReason: 'Outage',
      watch,
    },
  ]);
});

test('a user without write access sees the reason, and a stored draft is not opened', async () => {
  const { scriptId, responses } = newProject(() => 'let a;');
  const operations = (operatorSession.operations ?? []).filter((id) => id !== 'script.projects.updateContent');
  const session = { ...operatorSession, roles: ['support' as const], operations };
  const { screen } = await renderApp({ url: `/scripts/${scriptId}/code?edit=true`, responses, session });
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText(/This requires the Operator role\. Your role is Support/)).toBeVisible();
});

/** Returns the focused element, including those in the shadow tree of an editor. */
function focused(): Element | null {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
}

test('E moves the focus into the editor, which explains how to leave it, and Escape and Tab leave it', async () => {
  const { scriptId, responses } = newProject(() => 'let a;');
  const { screen } = await renderApp({ url: `/scripts/${scriptId}/code`, responses });
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  await userEvent.keyboard('E');
  await expect
    .poll(() => focused()?.getAttribute('aria-description'))
    .toBe('Tab indents. To leave the editor, press Escape, then Tab.');
  await expect.element(screen.getByText('Tab indents. To leave the editor, press Escape, then Tab.')).toBeVisible();
  const editor = focused();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(editor);
  await userEvent.keyboard('{Escape}{Tab}');
  expect(focused()).not.toBe(editor);
});

test('a shortcut comments on the line of the cursor in read-only code', async () => {
  const { scriptId, responses } = newProject(() => 'function send() {\n  pay();\n}');
  const commented = { ...responses, 'drive.comments.list': () => ({ comments: [] }) };
  const { screen, address } = await renderApp({ url: `/scripts/${scriptId}/code?line=2`, responses: commented });
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  const editor = () => [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  await expect.poll(() => editor()?.querySelector('.cm-content')?.textContent).toContain('pay();');
  await userEvent.keyboard('c');
  await expect.poll(address).toContain(`/file/${scriptId}/comments`);
  await expect.element(screen.getByText('pay();')).toBeVisible();
  await expect.element(screen.getByText('Line 2')).toBeVisible();
  await screen.getByRole('button', { name: 'Comment on the whole file instead' }).click();
});

test('typing in the editor is not interrupted by announcements', async () => {
  const { scriptId, responses } = newProject(() => 'let a;');
  const { screen } = await renderApp({ url: `/scripts/${scriptId}/code`, responses });
  await screen.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => focused()?.role).toBe('textbox');
  const spoken: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [aria-live]');
      if (region) spoken.push(region.textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (const letter of 'const zebras = 40;') await userEvent.keyboard(letter);
  await expect.element(screen.getByText('Draft saved in this browser').first()).toBeVisible();
  observer.disconnect();
  expect(spoken.length).toBeLessThanOrEqual(1);
});

test('a link to a line moves the focus and the cursor there and announces it', async () => {
  const { scriptId, responses } = newProject(() => 'let a;\nlet b;\nlet c;');
  await renderApp({ url: `/scripts/${scriptId}/code?file=Code&line=2`, responses });
  await expect.poll(() => focused()?.role).toBe('textbox');
  const root = document.activeElement?.shadowRoot;
  await expect.poll(() => root?.querySelector('[aria-live=polite]')?.textContent).toBe('Line 2');
  expect(root?.querySelector('.cm-activeLine')?.textContent).toBe('let b;');
});

test('the code of a version is restored as a draft, which is saved and undone like any other', async () => {
  let head = 'new';
  const { scriptId, responses } = newProject(() => head);
  const helper = { ...code('helper'), name: 'Helper' };
  const { screen, services, address } = await renderApp({
    url: `/scripts/${scriptId}/code?version=2&file=Helper`,
    responses: {
      ...responses,
      'script.projects.versions.list': () => ({ versions: [{ versionNumber: 2 }] }),
      'script.projects.getContent': ({ query }) => ({
        scriptId,
        files: query.get('versionNumber') === '2' ? [manifest, code('old'), helper] : [manifest, code(head)],
      }),
      'script.projects.updateContent': ({ body }) => {
        head = 'old';
        return body as object;
      },
    },
  });
  await screen.getByRole('button', { name: 'Restore this code' }).click();
  await expect.poll(address).not.toContain('version=');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  for (const title of ['Code.gs', 'Helper.gs']) await expect.element(dialog.getByText(title)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(services.callsOf('script.projects.updateContent')[0]?.body).toEqual({
    files: [manifest, code('old'), helper],
  });
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('restoring a version that equals the latest code says so', async () => {
  const { scriptId, responses } = newProject(() => 'same');
  const { screen } = await renderApp({ url: `/scripts/${scriptId}/code?version=1`, responses });
  await screen.getByRole('button', { name: 'Restore this code' }).click();
  await expect.element(screen.getByText('The latest code is the same as this version')).toBeVisible();
});

test('restoring a version does not replace a draft', async () => {
  const { scriptId, responses } = newProject(() => 'same');
  await storeDraft([OWNER, scriptId], { base: [manifest, code('same')], files: [manifest, code('mine')] });
  const { screen } = await renderApp({ url: `/scripts/${scriptId}/code?version=1`, responses });
  await expect
    .element(screen.getByRole('button', { name: 'Restore this code' }))
    .toHaveAccessibleDescription('Save or discard the draft on this device first.');
});
