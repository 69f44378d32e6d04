import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';

const TIME = '2026-11-21T08:00:00.000Z';

const responses: StubResponses = {
  'drive.about.get': () => ({
    user: { displayName: 'Olga Operator', emailAddress: 'operator@example.com', permissionId: 'p-1' },
    storageQuota: { limit: '1000000', usage: '250000', usageInDrive: '200000', usageInDriveTrash: '50000' },
    exportFormats: { 'application/vnd.google-apps.document': ['application/pdf', 'text/plain'] },
  }),
  'drive.apps.list': () => ({ items: [{ id: 'app-1', name: 'Diagrams', shortDescription: 'Draws' }] }),
  'drive.apps.get': () => ({ id: 'app-1', name: 'Diagrams', createUrl: 'https://apps.example/new' }),
  'calendar.settings.list': () => ({ items: [{ id: 'weekStart', value: '1' }] }),
  'calendar.settings.get': () => ({ id: 'weekStart', value: '1', etag: '"7"' }),
};

afterEach(() => localStorage.clear());

test('the account page shows the user, active sessions and available apps, and ends other sessions', async () => {
  const session = { createdAt: TIME, lastSeenAt: TIME, expiresAt: TIME };
  const ended: string[] = [];
  const bff: StubRoutes = {
    'GET /auth/sessions': () => ({
      sessions: [
        { ...session, id: 'this', isCurrent: true, userAgent: 'Chromium' },
        { ...session, id: 'other', isCurrent: false, userAgent: 'Firefox' },
      ],
    }),
    'GET /api/call-budgets': () => ({
      budgets: [
        { service: 'drive', scope: 'project', used: 1_200, callsPerMinute: 12_000, maxCallsPerMinute: 12_000 },
        { service: 'drive', scope: 'user', used: 40, callsPerMinute: 450, maxCallsPerMinute: 2_400 },
      ],
    }),
    'DELETE /auth/sessions/other': () => {
      ended.push('other');
      return new Response(null, { status: 204 });
    },
  };
  const { screen } = await renderApp({ url: '/settings/account', responses, bff });
  await expect.element(screen.getByText('Export formats: 1 type')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /All users 1,200 12,000$/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /You 40 450\s?lowered from 2,400$/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Details of Diagrams' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Diagrams' }).getByText(/apps.example/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'End session in Firefox' }).click();
  await expect.poll(() => ended).toEqual(['other']);
  await page.viewport(390, 844);
  await expectAccessible();
  await screen.getByRole('link', { name: 'Calendar service' }).click();
  await expect.element(screen.getByText('Monday', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Details of Week starts on' }).click();
  await expect.element(screen.getByText(/^etag/)).toBeVisible();
  await expectAccessible();
});

test('team replies are changed by operators, and read-only for others', async () => {
  const sent: unknown[] = [];
  const bff: StubRoutes = {
    'GET /api/preferences/team': () => ({ reasonSnippets: ['An annex is missing.', 'Too late.'] }),
    'PATCH /api/preferences/team': ({ body }) => {
      sent.push(body);
      return body;
    },
  };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, bff });
  await screen.getByRole('button', { name: 'Remove Too late.' }).click();
  await screen.getByRole('textbox', { name: 'New team reply' }).fill('Not signed.');
  await userEvent.keyboard('{Enter}');
  const list = screen.getByRole('list', { name: 'Team replies' });
  await expect.element(list.getByText('Not signed.')).toBeVisible();
  expect(sent).toEqual([
    { reasonSnippets: ['An annex is missing.'] },
    { reasonSnippets: ['An annex is missing.', 'Not signed.'] },
  ]);
  await expectAccessible();
});

test('a user who is not an operator sees the team replies, and why they cannot be changed', async () => {
  const session = { ...operatorSession, roles: ['reviewer' as const] };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, session });
  await expect.element(screen.getByText('An annex is missing.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove An annex is missing.' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('textbox', { name: 'New team reply' }))
    .toHaveAccessibleDescription(
      'Changing team replies requires the Operator role. Your role is Reviewer; ask an operator for access.',
    );
  await expectAccessible();
});

test('replies are saved and deleted, and are exported and imported with the settings', async () => {
  const views: unknown[] = [];
  const bff: StubRoutes = {
    'GET /api/views': () => ({ views: [] }),
    'POST /api/views': ({ body }) => {
      views.push(body);
      return body;
    },
  };
  const { screen } = await renderApp({ url: '/settings/reviews', responses, bff });
  await screen.getByRole('combobox', { name: 'Delay' }).selectOptions('10');
  await screen.getByRole('textbox', { name: 'New reply' }).fill('Not the final version.');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listitem').getByText('Not the final version.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Remove Not the final version.' }).click();
  await expect.element(screen.getByText(/^Your saved replies/)).toBeVisible();
  await screen.getByRole('link', { name: 'Your data' }).click();
  const retained = {
    kind: 'rotunda-settings',
    preferences: { reasonSnippets: ['Looks right.'] },
    views: [{ screen: 'processes', name: 'Failed', search: { status: ['FAILED'] } }],
  };
  const file = new File([JSON.stringify(retained)], 'rotunda-settings.json', { type: 'application/json' });
  await userEvent.upload(document.querySelector<HTMLElement>('input[type=file]') ?? document.body, file);
  await expect.element(screen.getByText('Settings imported. New views: 1 of 1.')).toBeVisible();
  expect(views).toEqual(retained.views);
  await expectAccessible();
  await screen.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect.element(screen.getByText('Looks right.')).toBeVisible();
});

test('settings of a failing service are a separate error', async () => {
  const failing: StubResponses = { ...responses, 'calendar.settings.list': () => serviceError(403, 'forbidden', 'No') };
  const { screen } = await renderApp({ url: '/settings/services', responses: failing });
  await expect.element(screen.getByText('The settings could not be loaded')).toBeVisible();
});

test('tabs that the role does not include are marked', async () => {
  const operations = operatorSession.operations?.filter((id) => id !== 'calendar.settings.list');
  const { screen } = await renderApp({ url: '/settings', responses, session: { ...operatorSession, operations } });
  const tabs = screen.getByRole('navigation', { name: 'Settings' });
  await expect.element(tabs.getByRole('link', { name: 'Calendar service, not included in your role' })).toBeVisible();
  await expect.element(tabs.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
});
