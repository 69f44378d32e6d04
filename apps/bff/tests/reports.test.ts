import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { letTimePass } from '#testing/let-time-pass.ts';
import {
  addChannel,
  find,
  MINUTE_MS,
  OPERATOR,
  prepareReports,
  QUEUE,
  type Report,
  report,
  runNow,
  send,
  WAIT,
} from './report-requests.ts';

const { bff, services, operator, mail, hook, channels, draftOf, addReport } = prepareReports();

/** Repeats a run, as if its process was lost after the delivery and before recording it. */
async function repeatRun({ reportId }: Report, plannedAt: number): Promise<void> {
  const store = bff().openStore();
  const set = { status: 'preparing', planned_at: plannedAt, due_at: plannedAt, last_result: '' };
  await store.updateTable('reports').set(set).where('id', '=', reportId).execute();
  await store.destroy();
  bff().clock.advance(1_000);
}

/** Moves the clock, unless a process is working. */
async function passTime(durationMs: number): Promise<void> {
  const store = bff().openStore();
  await letTimePass(bff().clock, store, durationMs);
  await store.destroy();
}

describe('a report', () => {
  test('is sent by email as a file, once despite two processes, and is scheduled again', async () => {
    const made = await addReport(operator(), {});
    expect(made).toMatchObject({ status: 'scheduled', destinationName: 'Channel', failureCount: 0 });
    bff().clock.advance(2 * MINUTE_MS);
    await vi.waitFor(async () => expect((await find(operator(), made)).status).toBe('succeeded'), WAIT);
    const done = await find(operator(), made);
    expect(done.lastResult).toBe('Sent to Channel: 3 rows');
    expect(Date.parse(done.nextTime ?? '')).toBeGreaterThan(bff().clock.nowMs());
    expect(mail().received).toHaveLength(1);
    const [{ to, raw } = { to: [], raw: '' }] = mail().received;
    expect(to).toEqual([OPERATOR]);
    expect(raw).toMatch(/filename="?Files \d{4}-\d\d-\d\d \d\d-\d\d\.csv/);
    const encoded = /\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(raw.slice(raw.indexOf('filename')))?.[1] ?? '';
    const csv = Buffer.from(encoded, 'base64').toString() || raw;
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain('"Plan, new"');
    expect(csv).toContain("'=1+1");
  });

  test('can be made of every list in the console, complete or paged', async () => {
    const { body } = await services().call(OPERATOR, 'POST', '/v1/projects', { title: 'Listed' });
    const { scriptId } = z.object({ scriptId: z.string() }).parse(body);
    const since = new Date(bff().clock.nowMs() - MINUTE_MS).toISOString();
    const lists: Record<string, Record<string, string>> = {
      'bff.accessDecisions.list': { since },
      'bff.alertChannels.list': {},
      'bff.alertRules.list': {},
      'bff.alerts.list': {},
      'bff.audit.search': {},
      'bff.indexes.people': {},
      'bff.jobs.list': {},
      'bff.reports.list': {},
      'bff.watches.list': {},
      'calendar.calendarList.list': {},
      'drive.drives.list': {},
      'script.projects.properties.list': { scriptId },
      'script.projects.triggers.list': { scriptId },
    };
    const refused: string[] = [];
    for (const [operationId, params] of Object.entries(lists)) {
      const response = await send(operator(), 'POST', '/api/reports', draftOf({ source: { operationId, params } }));
      if (response.status !== 201) refused.push(`${operationId} ${response.text}`);
      else await send(operator(), 'DELETE', `/api/reports/${report.parse(response.json()).reportId}`);
    }
    expect(refused).toEqual([]);
    const channelList = { operationId: 'bff.alertChannels.list', params: {} };
    const made = await addReport(operator(), { source: channelList });
    expect((await runNow(operator(), made)).lastResult).toBe('Sent to Channel: 2 rows');
    await send(operator(), 'DELETE', `/api/reports/${made.reportId}`);
  });

  test('is saved in a folder under a name with its time; if the folder is deleted, the reason is shown, and the third failure pauses it', async () => {
    const folder = { name: 'Reports', mimeType: 'application/vnd.google-apps.folder' };
    const { body } = await services().call(OPERATOR, 'POST', '/drive/v3/files', folder);
    const { id: folderId } = z.object({ id: z.string() }).parse(body);
    const made = await addReport(operator(), { format: 'json', destination: { folderId } });
    expect(made).toMatchObject({ destinationName: 'Reports' });
    expect((await send(operator(), 'POST', `/api/reports/${made.reportId}/run`, {})).status).toBe(202);
    const plannedAt = bff().clock.nowMs();
    await vi.waitFor(async () => expect((await find(operator(), made)).status).toBe('succeeded'), WAIT);
    const saved = await find(operator(), made);
    expect(saved.lastResult).toMatch(/^Saved Files \S+ \d\d-\d\d\.json: \d rows$/);
    const q = encodeURIComponent(`'${folderId}' in parents`);
    const listed = await services().call(OPERATOR, 'GET', `/drive/v3/files?q=${q}&fields=files(id,name)`);
    const [file] = z.object({ files: z.array(z.object({ id: z.string() })).length(1) }).parse(listed.body).files;
    const content = await services().call(OPERATOR, 'GET', `/drive/v3/files/${file?.id}?alt=media`);
    expect(JSON.stringify(content.body)).toContain('Budget');
    await repeatRun(made, plannedAt);
    await vi.waitFor(async () => expect((await find(operator(), made)).status).toBe('succeeded'), WAIT);
    const again = await services().call(OPERATOR, 'GET', `/drive/v3/files?q=${q}&fields=files(id)`);
    expect(again.body).toEqual({ files: [{ id: file?.id }] });
    await services().call(OPERATOR, 'DELETE', `/drive/v3/files/${folderId}`);
    for (const [failureCount, status] of [
      [1, 'failed'],
      [2, 'failed'],
      [3, 'paused'],
    ] as const)
      expect(await runNow(operator(), made)).toMatchObject({
        status,
        failureCount,
        lastResult: expect.stringMatching(/./),
      });
    expect((await find(operator(), made)).nextTime).toBeUndefined();
    const alerts = async () => JSON.stringify((await operator().request('/api/alerts')).json());
    await vi.waitFor(async () => {
      await passTime(MINUTE_MS / 2);
      expect(await alerts()).toContain('The report failed three times in a row and is paused.');
    }, WAIT);
    const resumed = draftOf({ destination: { channelId: channels().webhook }, format: 'json' });
    const changed = await send(operator(), 'PUT', `/api/reports/${made.reportId}`, resumed);
    expect(report.parse(changed.json())).toMatchObject({ status: 'scheduled', failureCount: 0 });
    expect((await runNow(operator(), made)).status).toBe('succeeded');
    const { data } = z
      .object({ data: z.object({ content: z.string() }) })
      .parse(JSON.parse(hook().received.at(-1)?.body ?? ''));
    expect(data.content).toContain('Budget');
    expect((await send(operator(), 'DELETE', `/api/reports/${made.reportId}`)).status).toBe(204);
  });

  test('is retried with the same ID while the receiver fails', async () => {
    const made = await addReport(operator(), { destination: { channelId: channels().webhook } });
    const before = hook().received.length;
    hook().respond = (response) => response.writeHead(hook().received.length === before + 1 ? 503 : 200).end();
    await send(operator(), 'POST', `/api/reports/${made.reportId}/run`, {});
    await vi.waitFor(async () => expect((await find(operator(), made)).lastResult).toMatch(/^503/), WAIT);
    bff().clock.advance(MINUTE_MS);
    await vi.waitFor(async () => expect((await find(operator(), made)).status).toBe('succeeded'), WAIT);
    const ids = hook()
      .received.slice(before)
      .map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
    // Otherwise, it would run again with the reports of later tests.
    expect((await send(operator(), 'DELETE', `/api/reports/${made.reportId}`)).status).toBe(204);
  });
});

test('a digest lists pending items, overdue approvals first, and is not sent if nothing is pending', async () => {
  const reviewer = await bff().signIn('reviewer');
  const channelId = await addChannel(reviewer, { kind: 'webhook', address: hook().url });
  const digest = { name: 'Queue', source: QUEUE, path: '/reviews', format: 'digest', destination: { channelId } };
  await services().call('reviewer@example.com', 'GET', '/drive/v3/about?fields=user');
  const made = await addReport(reviewer, digest);
  const waitForIndex = async (count: number) => {
    const page = z.looseObject({ rows: z.array(z.unknown()), coverage: z.looseObject({ state: z.string() }) });
    await vi.waitFor(async () => {
      const body = page.parse((await reviewer.request('/api/indexes/approvals?folder=waiting')).json());
      expect([body.rows.length, body.coverage.state]).toEqual([count, 'current']);
    }, WAIT);
  };
  await waitForIndex(0);
  const before = hook().received.length;
  expect((await runNow(reviewer, made)).lastResult).toBe('Nothing was waiting, so no message was sent');
  expect(hook().received).toHaveLength(before);
  for (const [name, minutes] of [
    ['Later', 60],
    ['Soon', 1],
  ] as const) {
    const { body } = await services().call(OPERATOR, 'POST', '/drive/v3/files', { name, mimeType: 'text/plain' });
    const { id } = z.object({ id: z.string() }).parse(body);
    const permission = { type: 'user', role: 'reader', emailAddress: 'reviewer@example.com' };
    await services().call(OPERATOR, 'POST', `/drive/v3/files/${id}/permissions`, permission);
    const dueTime = new Date(bff().clock.nowMs() + minutes * MINUTE_MS).toISOString();
    const start = { reviewerEmails: ['reviewer@example.com'], dueTime };
    await services().call(OPERATOR, 'POST', `/drive/v3/files/${id}/approvals:start`, start);
  }
  await send(reviewer, 'POST', '/api/indexes/approvals/refresh?full=true');
  await waitForIndex(2);
  bff().clock.advance(2 * MINUTE_MS);
  await runNow(reviewer, made);
  const sent = JSON.parse(hook().received.at(-1)?.body ?? '{}');
  expect(sent).toMatchObject({
    type: 'report.created',
    data: {
      rowCount: 2,
      entries: [{ title: 'Soon', detail: expect.stringMatching(/^Overdue since/) }, { title: 'Later' }],
    },
  });
});
