import { describe, expect, test, vi } from 'vitest';
import { addChannel, FILES, find, MINUTE_MS, prepareReports, QUEUE, runNow, send, WAIT } from './report-requests.ts';

const { bff, operator, hook, channels, draftOf, addReport } = prepareReports();

describe('a report never reveals data outside the user’s role', () => {
  const sources = [
    FILES,
    QUEUE,
    ...['bff.audit.search', 'bff.jobs.list', 'bff.indexes.outsideAccess', 'bff.indexes.projects'].map(
      (operationId) => ({
        operationId,
        params: {},
      }),
    ),
    { operationId: 'script.processes.list', params: {} },
    { operationId: 'calendar.calendarList.list', params: {} },
  ];
  const paths: Readonly<Record<string, string>> = {
    'drive.files.list': '/api/drive/v3/files',
    'bff.indexes.approvals': '/api/indexes/approvals',
    'bff.audit.search': '/api/audit',
    'bff.jobs.list': '/api/jobs',
    'bff.indexes.outsideAccess': '/api/indexes/outside-access',
    'bff.indexes.projects': '/api/indexes/projects',
    'script.processes.list': '/api/script/v1/processes',
    'calendar.calendarList.list': '/api/calendar/v3/users/me/calendarList',
  };

  test.each(['operator', 'reviewer', 'support'])(
    'a %s can schedule a report of any list they can read',
    async (role) => {
      const browser = await bff().signIn(role);
      const channelId = await addChannel(browser, { kind: 'webhook', address: hook().url });
      for (const source of sources) {
        const shown = (await browser.request(paths[source.operationId] ?? '')).status;
        const draft = draftOf({ source, destination: { channelId }, isEnabled: false });
        const { status } = await send(browser, 'POST', '/api/reports', draft);
        expect([source.operationId, status]).toEqual([source.operationId, shown === 200 ? 201 : shown]);
      }
      // Channels of other users do not exist for this user.
      const { status } = await send(browser, 'POST', '/api/reports', draftOf({}));
      expect(status).toBe(role === 'operator' ? 201 : 404);
    },
  );

  test('after a role is revoked nothing is sent, and the owner learns why; while they are signed out it waits', async () => {
    bff().issuer.user = { sub: 'sub-leaver', email: 'leaver@example.com', name: 'leaver', roles: ['operator'] };
    const leaver = bff().openBrowser();
    await leaver.signIn();
    const channelId = await addChannel(leaver, { kind: 'webhook', address: hook().url });
    const source = { operationId: 'bff.audit.search', params: {} };
    const made = await addReport(leaver, { source, destination: { channelId } });
    expect((await runNow(leaver, made)).status).toBe('succeeded');
    await send(leaver, 'POST', `/auth/logout`, {});
    const before = hook().received.length;
    await using store = bff().openStore();
    const status = async () =>
      (await store.selectFrom('reports').select('status').where('id', '=', made.reportId).executeTakeFirstOrThrow())
        .status;
    bff().clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await status()).toBe('waiting'), WAIT);
    bff().issuer.user = { sub: 'sub-leaver', email: 'leaver@example.com', name: 'leaver', roles: ['reviewer'] };
    const reviewer = bff().openBrowser();
    await reviewer.signIn();
    bff().clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => expect(await status()).toBe('failed'), WAIT);
    expect((await find(reviewer, made)).lastResult).toBe('Requires the operator role.');
    expect(hook().received).toHaveLength(before);
  });

  test('a row altered in the database is not run', async () => {
    const made = await addReport(operator(), { destination: { channelId: channels().webhook } });
    const before = hook().received.length;
    await using store = bff().openStore();
    const change = { source: JSON.stringify({ operationId: 'bff.audit.search', params: {} }) };
    await store.updateTable('reports').set(change).where('id', '=', made.reportId).execute();
    expect((await send(operator(), 'POST', `/api/reports/${made.reportId}/run`, {})).status).toBe(404);
    bff().clock.advance(2 * MINUTE_MS);
    await vi.waitFor(() => expect(bff().log).toContain('row rejected'), WAIT);
    expect(
      hook()
        .received.slice(before)
        .filter(({ body }) => body.includes(made.reportId)),
    ).toEqual([]);
  });
});
