import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import type { StubRoutes } from '#testing/stub-services.ts';
import type { AlertChannel, ChannelDraft } from './channels/channel-queries.ts';
import { sampleChannel } from './sample-channel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Stubs the notifications of a browser whose user responds to the permission prompt like this. */
function stubNotifications(response: NotificationPermission) {
  const shown: { title: string; body: string; tag: string; open: () => void }[] = [];
  class StubNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
      super();
      shown.push({ title, body, tag, open: () => this.dispatchEvent(new Event('click')) });
    }
    static requestPermission() {
      StubNotification.permission = response;
      return Promise.resolve(response);
    }
    close(): void {
      shown.pop();
    }
  }
  vi.stubGlobal('Notification', StubNotification);
  return shown;
}

test('a webhook is added with its schedule, shows its secret once, is tested and deleted', async () => {
  let channels: AlertChannel[] = [];
  const drafts: ChannelDraft[] = [];
  const bff: StubRoutes = {
    'GET /api/alert-channels': () => ({ channels, hasMail: true }),
    'POST /api/alert-channels': ({ body }) => {
      drafts.push(body as ChannelDraft);
      channels = [sampleChannel];
      return { ...sampleChannel, signingSecret: 'whsec_0123456789' };
    },
    'POST /api/alert-channels/c1/test': () => ({
      isAccepted: false,
      status: 500,
      response: '500 broken',
      durationMs: 12,
    }),
    'POST /api/alert-channels/c1/secret': () => ({ ...sampleChannel, signingSecret: 'whsec_9876543210' }),
    'DELETE /api/alert-channels/c1': () => {
      channels = [];
      return new Response(null, { status: 204 });
    },
  };
  const { screen } = await renderApp({ url: '/alerts/delivery', responses: {}, bff });
  await expect.element(screen.getByText('No channels yet')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = screen.getByRole('dialog', { name: 'New channel' });
  await expect.element(dialog.getByText(/^Sent to /)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Type' }).selectOptions('webhook');
  await dialog.getByRole('textbox', { name: 'URL' }).fill('https://hooks.example.com/x');
  await dialog.getByRole('combobox', { name: 'Send' }).selectOptions('weekly');
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('9');
  await expect.element(dialog.getByText('Enter a time such as 08:30.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('09:30');
  await dialog.getByText('Quiet hours: send alerts afterwards').click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  const secret = screen.getByRole('dialog', { name: 'Signing secret' });
  await expect.element(secret.getByRole('button', { name: /copy signing secret/ })).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();
  expect(drafts).toMatchObject([
    {
      kind: 'webhook',
      name: 'Webhook (signed JSON)',
      address: 'https://hooks.example.com/x',
      isTeam: false,
      schedule: { frequency: 'weekly', clock: '09:30', weekday: 1, quietHours: { from: '22:00', to: '07:00' } },
    },
  ]);
  const row = screen.getByRole('row', { name: 'On call, Not used yet' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('complementary', { name: 'On call' });
  await panel.getByRole('button', { name: 'Send test' }).click();
  await expect.element(panel.getByText('Test failed after 12 ms: 500 broken')).toBeVisible();
  await panel.getByRole('button', { name: 'Rotate secret' }).click();
  await screen
    .getByRole('dialog', { name: 'Rotate the secret of On call?' })
    .getByRole('button', { name: 'Rotate secret' })
    .click();
  await expect.element(secret.getByText('whsec_9876543210')).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();
  await page.viewport(390, 844);
  await expectAccessible();
  await panel.getByRole('button', { name: 'Delete channel' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete channel' }).click();
  await expect.element(screen.getByText('No channels yet')).toBeVisible();
});

test('a failing channel shows since when and why, and a rule is assigned to it', async () => {
  const failing: AlertChannel = {
    ...sampleChannel,
    status: 'failing',
    lastResponse: 'The connection was refused.',
    failedCount: 2,
  };
  let channelIds: string[] = [];
  const rule = () => ({
    ruleId: 'r1',
    name: 'Failures',
    kind: 'functionFails',
    settings: { count: 3, minutes: 60 },
    isTeam: false,
    isMine: true,
    isEnabled: true,
    ownerName: 'Olga',
    status: 'watching',
    openCount: 0,
    channelIds,
    updateTime: '2026-11-21T08:00:00.000Z',
  });
  const bff: StubRoutes = {
    'GET /api/alert-channels': () => ({ channels: [failing], hasMail: false }),
    'GET /api/alert-rules': () => ({ rules: [rule()] }),
    'PUT /api/alert-rules/r1/channels': ({ body }) => {
      ({ channelIds } = body as { channelIds: string[] });
      return rule();
    },
  };
  const { screen } = await renderApp({ url: '/alerts/delivery?peek=c1', responses: {}, bff });
  const panel = screen.getByRole('complementary', { name: 'On call' });
  await expect.element(panel.getByText(/^Since .*: The connection was refused\.$/)).toBeVisible();
  await expect.element(panel.getByText(/^2 alerts, sent again/)).toBeVisible();
  await screen.getByRole('link', { name: 'Rules' }).click();
  await screen.getByRole('row', { name: /^Failures/ }).click();
  const rulePanel = screen.getByRole('complementary', { name: 'Failures' });
  const box = rulePanel.getByRole('checkbox', { name: 'On call' });
  await rulePanel.getByText('On call').click();
  await expect.element(box).toBeChecked();
  expect(channelIds).toEqual(['c1']);
  await expectAccessible();
});

test('new alerts are shown by the browser once, after the user enables it, and link to the inbox', async () => {
  const shown = stubNotifications('granted');
  const alert = (alertId: string, state: string) => ({
    alertId,
    ruleId: 'r1',
    ruleName: 'Failures',
    kind: 'functionFails',
    isTeam: false,
    title: `Alert ${alertId}`,
    detail: 'Failed.',
    path: '/processes',
    state,
    isMet: true,
    count: 1,
    note: '',
    firstTime: '2026-11-21T08:00:00.000Z',
    lastTime: '2026-11-21T08:00:00.000Z',
  });
  let alerts = [alert('a1', 'open')];
  const bff: StubRoutes = {
    'GET /api/alert-channels': () => ({ channels: [], hasMail: false }),
    'GET /api/alerts': () => ({ alerts }),
    'GET /api/alerts/summary': () => ({ openCount: alerts.length }),
  };
  const { screen, queryClient, address } = await renderApp({ url: '/alerts/delivery', responses: {}, bff });
  const section = screen.getByRole('region', { name: 'Browser notifications' });
  await expect.element(section.getByText('Off in this browser.')).toBeVisible();
  await expectAccessible();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(section.getByText('On in this browser while the console is open in a tab.')).toBeVisible();
  await expect.poll(() => localStorage.getItem('alerts-notified')).toContain('a1');
  expect(shown).toEqual([]);
  const change = async (next: typeof alerts) => {
    alerts = next;
    await queryClient.invalidateQueries({ queryKey: ['bff.alerts.list'] });
  };
  await change([alert('a1', 'open'), alert('a2', 'open')]);
  await expect.poll(() => shown).toMatchObject([{ title: 'Alert a2', body: 'Failed.', tag: 'a2' }]);
  await change([alert('a1', 'open'), alert('a2', 'open'), alert('a3', 'muted')]);
  expect(shown).toHaveLength(1);
  await change(['a2', 'a4', 'a5', 'a6', 'a7'].map((id) => alert(id, 'open')));
  await expect.poll(() => shown.map(({ title }) => title)).toEqual(['Alert a2', '4 new alerts']);
  shown.pop();
  shown[0]?.open();
  await expect.poll(address).toBe('/alerts?peek=a2');
  expect(shown).toEqual([]);
});

test('a browser that blocks notifications is detected, with advice', async () => {
  const shown = stubNotifications('denied');
  const bff: StubRoutes = { 'GET /api/alert-channels': () => ({ channels: [], hasMail: false }) };
  const { screen } = await renderApp({ url: '/alerts/delivery', responses: {}, bff });
  const section = screen.getByRole('region', { name: 'Browser notifications' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(section.getByText(/^Blocked by this browser\. Allow notifications for this site/)).toBeVisible();
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
  expect(shown).toEqual([]);
});
