import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFolder } from '#testing/sample-files.ts';
import { operatorSession, type StubResponses, type StubRoutes, serviceError } from '#testing/stub-services.ts';
import type { AlertChannel } from './channels/channel-queries.ts';
import type { Alert, AlertRule, RuleDraft } from './queries.ts';
import { sampleChannel } from './sample-channel.ts';

const failing: Alert = {
  alertId: 'a1',
  ruleId: 'r1',
  ruleName: 'Failures',
  kind: 'functionFails',
  isTeam: false,
  title: 'sync in Orders',
  detail: 'Failed 3 times or more within 60 minutes.',
  path: '/processes?fn=sync',
  state: 'open',
  isMet: true,
  count: 4,
  note: '',
  firstTime: '2026-11-21T08:00:00.000Z',
  lastTime: '2026-11-21T09:00:00.000Z',
};

const rule: AlertRule = {
  ruleId: 'r1',
  name: 'Failures',
  kind: 'functionFails',
  settings: { count: 3, minutes: 60 },
  isTeam: false,
  isMine: true,
  isEnabled: true,
  ownerName: 'Olga Operator',
  status: 'watching',
  openCount: 1,
  channelIds: [],
  updateTime: '2026-11-21T08:00:00.000Z',
  checkedTime: '2026-11-21T09:00:00.000Z',
};

test('an alert is acknowledged with a shortcut, assigned, annotated, muted and resolved, and leaves the badge', async () => {
  const changes: unknown[] = [];
  let alert = failing;
  const bff: StubRoutes = {
    'GET /api/alerts': () => ({ alerts: [alert] }),
    'GET /api/alerts/summary': () => ({ openCount: alert.state === 'open' ? 1 : 0 }),
    'GET /api/alert-rules': () => ({ rules: [rule] }),
    'PATCH /api/alerts/a1': ({ body }) => {
      changes.push(body);
      const { action, isMine, note } = body as { action?: string; isMine?: boolean; note?: string };
      const states = { acknowledge: 'acknowledged', mute: 'muted', resolve: 'resolved' } as const;
      const state = Object.entries(states).find(([name]) => name === action)?.[1];
      alert = { ...alert, ...(state && { state }), ...(isMine && { assigneeName: 'Olga' }), note: note ?? alert.note };
      return alert;
    },
  };
  const { screen } = await renderApp({ url: '/alerts', responses: {}, bff });
  const row = screen.getByRole('row', { name: 'sync in Orders, Open' });
  await expect.element(row).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Alerts\s*1 open alert/ })).toBeVisible();
  await expectAccessible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'sync in Orders' });
  await expect.element(panel.getByText('Still failing')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('a');
  await expect.element(panel.getByText('Acknowledged')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Alerts', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Assign to me' }).click();
  await expect.element(panel.getByText('Olga', { exact: true })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Note' }).fill('Known');
  await panel.getByRole('button', { name: 'Save note' }).click();
  await panel.getByRole('button', { name: 'Mute the alert' }).click();
  await screen.getByRole('menuitem', { name: 'For a day' }).click();
  await expect.element(panel.getByText('Muted', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect.element(screen.getByText('No active alerts')).toBeVisible();
  expect(changes).toMatchObject([
    { action: 'acknowledge' },
    { isMine: true },
    { note: 'Known' },
    { action: 'mute', mutedUntil: expect.any(String) },
    { action: 'resolve' },
  ]);
});

test('an alert about a past event has a time and no condition', async () => {
  const changed: Alert = {
    ...failing,
    kind: 'ownershipChanged',
    title: 'Plan.txt',
    count: 1,
    lastTime: failing.firstTime,
    detail: 'The owner changed from olga@example.com to ana@example.com.',
  };
  const bff: StubRoutes = {
    'GET /api/alerts': () => ({ alerts: [changed] }),
    'GET /api/alert-rules': () => ({ rules: [rule] }),
  };
  const { screen } = await renderApp({ url: '/alerts?peek=a1', responses: {}, bff });
  const panel = screen.getByRole('complementary', { name: 'Plan.txt' });
  await expect.element(panel.getByText('Time', { exact: true })).toBeVisible();
  for (const name of ['Condition', 'Count', 'First', 'Muted until'])
    await expect.element(panel.getByText(name, { exact: true })).not.toBeInTheDocument();
});

test('a rule is added with a preview, disabled and deleted', async () => {
  let rules: AlertRule[] = [];
  const previews: RuleDraft[] = [];
  const bff: StubRoutes = {
    'GET /api/alert-rules': () => ({ rules }),
    'POST /api/alert-rules': ({ body }) => {
      rules = [{ ...rule, ...(body as RuleDraft), isTeam: false, isEnabled: true, status: 'starting' }];
      return rules[0];
    },
    'PUT /api/alert-rules/r1': () => {
      rules = [{ ...rule, isEnabled: false, status: 'disabled' }];
      return rules[0];
    },
    'DELETE /api/alert-rules/r1': () => {
      rules = [];
      return new Response(null, { status: 204 });
    },
    'POST /api/alert-rules/preview': ({ body }) => {
      previews.push(body as RuleDraft);
      const firing = { title: 'sync in Orders', detail: '', path: '/', time: '2026-11-21T08:00:00.000Z' };
      return { count: 4, firings: [firing], sinceTime: '2026-10-22T08:00:00.000Z' };
    },
  };
  const { screen } = await renderApp({ url: '/alerts/rules', responses: {}, bff });
  await expect.element(screen.getByText('No rules yet')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = screen.getByRole('dialog', { name: 'New rule' });
  await expect.element(dialog.getByText('Would have fired 4 times in the last 30 days.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'Failures' }).fill('0');
  await expect.element(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Failures' }).fill('5');
  await dialog.getByRole('textbox', { name: 'Failure rate, % (optional)' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Function (optional)' }).fill('sync');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  const name = 'sync fails 5 times and in 20% of its runs within 60 minutes';
  const row = screen.getByRole('row', { name: `${name}, Starting` });
  await expect.element(row).toBeVisible();
  expect(previews[0]).toMatchObject({ kind: 'functionFails', settings: { count: 3, minutes: 60 } });
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary');
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(panel.getByText('Off', { exact: true })).toBeVisible();
  await page.viewport(390, 844);
  await expectAccessible();
  await panel.getByRole('button', { name: 'Delete rule' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete rule' }).click();
  await expect.element(screen.getByText('No rules yet')).toBeVisible();
});

test('a role is offered only the kinds it includes, and a rule shows why it is stopped', async () => {
  const operations = ['drive.approvals.list'];
  const session = { ...operatorSession, roles: ['reviewer' as const], operations };
  const stopped: AlertRule = {
    ...rule,
    isTeam: true,
    isMine: false,
    status: 'stopped',
    statusReason: 'You are signed out.',
  };
  const bff: StubRoutes = {
    'GET /api/alert-rules': () => ({ rules: [stopped] }),
    'POST /api/alert-rules/preview': () => ({ count: 0, firings: [], sinceTime: '2026-10-22T08:00:00.000Z' }),
  };
  const { screen } = await renderApp({ url: '/alerts/rules?peek=r1', responses: {}, bff, session });
  const panel = screen.getByRole('complementary');
  await expect.element(panel.getByText('You are signed out.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'New rule' }).click();
  const kinds = screen.getByRole('combobox', { name: 'Alert when' });
  await expect.element(kinds).toBeVisible();
  expect([...kinds.element().querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'approvalDue',
    'approvalChanged',
    'reportPaused',
    'indexStopped',
    'watchExpired',
    'credentialLost',
    'deviceNew',
  ]);
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
});

test('the inbox shows stopped rules and failing channels, and links to them', async () => {
  const stopped: AlertRule = { ...rule, status: 'stopped', statusReason: 'Your role no longer includes it.' };
  const channel: AlertChannel = {
    ...sampleChannel,
    failedCount: 1,
    status: 'failing',
    lastResponse: 'The connection was refused.',
  };
  const bff: StubRoutes = {
    'GET /api/alerts': () => ({ alerts: [] }),
    'GET /api/alert-rules': () => ({ rules: [stopped, { ...rule, ruleId: 'r2' }] }),
    'GET /api/alert-channels': () => ({
      channels: [channel, { ...channel, channelId: 'c2', isEnabled: false }],
      hasMail: true,
    }),
  };
  const { screen } = await renderApp({ url: '/alerts', responses: {}, bff });
  const problems = screen.getByRole('list', { name: 'Problems' });
  await expect
    .element(problems.getByText(/^1 rule stopped: Your role no longer includes it\. View rules$/))
    .toBeVisible();
  const undelivered = problems.getByText(/^1 channel not delivering: The connection was refused\. View delivery$/);
  await expect.element(undelivered).toBeVisible();
  await expectAccessible();
  await problems.getByRole('link', { name: 'View rules' }).click();
  await expect.element(screen.getByRole('complementary', { name: 'Failures' })).toBeVisible();
});

test('a team rule that cannot reach its channels is shown in the inbox and the list, and gets another owner', async () => {
  const drafts: RuleDraft[] = [];
  const teamDeliveryReason = 'Tom is signed out, so team channels receive nothing.';
  let shown: AlertRule = { ...rule, isTeam: true, isMine: false, ownerName: 'Tom', teamDeliveryReason };
  const bff: StubRoutes = {
    'GET /api/alerts': () => ({ alerts: [] }),
    'GET /api/alert-rules': () => ({ rules: [shown] }),
    'PUT /api/alert-rules/r1': ({ body }) => {
      drafts.push(body as RuleDraft);
      const { teamDeliveryReason: _, ...others } = shown;
      shown = { ...others, isMine: true };
      return shown;
    },
  };
  const { screen } = await renderApp({ url: '/alerts', responses: {}, bff });
  const problems = screen.getByRole('list', { name: 'Problems' });
  const text = /^1 team rule not delivered: Tom is signed out, so team channels receive nothing\. View rules$/;
  await expect.element(problems.getByText(text)).toBeVisible();
  await problems.getByRole('link', { name: 'View rules' }).click();
  await expect.element(screen.getByRole('row', { name: 'Failures, Undelivered' })).toBeVisible();
  const panel = screen.getByRole('complementary', { name: 'Failures' });
  await expect.element(panel.getByText(/^Tom is signed out, so team channels receive nothing\./)).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Become the owner' }).click();
  await expect.element(screen.getByRole('row', { name: 'Failures, Active' })).toBeVisible();
  await expect.element(panel.getByText('Team (You)')).toBeVisible();
  expect(drafts).toMatchObject([{ isMine: true, isTeam: true, isEnabled: true, kind: 'functionFails' }]);
});

test('the folder of a rule is selected by name, and a missing one is named', async () => {
  const drafts: RuleDraft[] = [];
  const gone: AlertRule = { ...rule, kind: 'sharedOutside', settings: { placeId: 'gone' } };
  const bff: StubRoutes = {
    'GET /api/alert-rules': () => ({ rules: [gone] }),
    'POST /api/alert-rules/preview': () => ({ count: 0, firings: [], sinceTime: '2026-10-22T08:00:00.000Z' }),
    'PUT /api/alert-rules/r1': ({ body }) => {
      drafts.push(body as RuleDraft);
      return gone;
    },
  };
  const responses: StubResponses = {
    'drive.files.get': ({ pathParams }) =>
      pathParams.fileId === 'gone' ? serviceError(404, 'notFound', 'File not found') : sampleFolder('top', 'My Drive'),
    'drive.files.list': () => ({ files: [sampleFolder('folder-1', 'Budgets')] }),
  };
  const { screen } = await renderApp({ url: '/alerts/rules?peek=r1', responses, bff });
  const panel = screen.getByRole('complementary', { name: 'Failures' });
  await expect.element(panel.getByText(/^Deleted, or not shared with you/)).toBeVisible();
  await panel.getByRole('button', { name: 'Edit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit rule' });
  await dialog.getByRole('button', { name: 'All files' }).click();
  await dialog.getByRole('button', { name: 'Choose folder' }).click();
  const folders = screen.getByRole('dialog', { name: 'Choose folder' });
  await expectAccessible();
  await folders.getByRole('button', { name: 'Choose folder' }).click();
  await expect.element(dialog.getByText('My Drive', { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => drafts).toMatchObject([{ settings: { placeId: 'top' } }]);
});

test('on a narrow screen, the age of an alert stays visible beside long details', async () => {
  await page.viewport(390, 844);
  const long: Alert = {
    ...failing,
    detail: 'The owner changed from olga@example.com to a group of many people. '.repeat(3),
  };
  const bff: StubRoutes = {
    'GET /api/alerts': () => ({ alerts: [long] }),
    'GET /api/alert-rules': () => ({ rules: [rule] }),
  };
  const { screen } = await renderApp({ url: '/alerts', responses: {}, bff });
  const detail = screen.getByText(/ago · The owner changed/);
  await expect.element(detail).toBeVisible();
  expect(detail.element().textContent).toMatch(/^\S+ \S+ ago · /);
});
