import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { putProposal } from '../../services/src/drive/permissions/proposal-store.ts';
import { requireItem } from '../../services/src/items/items.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const EMAIL = 'operator@example.com';
const named = z.looseObject({ id: z.string() });
const job = z.looseObject({ jobId: z.string(), state: z.string() });
const requests = z.object({ rows: z.array(z.object({ proposalId: z.string(), etag: z.string() })) });

let services: TestServices;
let operator: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ services, operator } = served);
  return () => served[Symbol.asyncDispose]();
});

async function make(path: string, body: object): Promise<string> {
  return named.parse((await services.call(EMAIL, 'POST', path, body)).body).id;
}

/** Runs a job to its end. Returns its items by ID. */
async function run(draft: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const accepted = await operator.request('/api/jobs', { method: 'POST', headers, body: JSON.stringify(draft) });
  expect(accepted.status).toBe(201);
  const { jobId } = job.parse(accepted.json());
  const read = async () => job.parse((await operator.request(`/api/jobs/${jobId}`)).json());
  await vi.waitFor(async () => expect(await read()).toMatchObject({ state: 'ended' }), 20_000);
  const response = (await operator.request(`/api/jobs/${jobId}/items`)).json();
  const { items } = z.object({ items: z.array(named) }).parse(response);
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

test('access requests that have changed since they were selected, or were answered, are skipped, and the others are answered', async () => {
  const fileId = await make('/drive/v3/files?fields=id', { name: 'Plan' });
  const request = (id: string, role: 'reader' | 'writer') =>
    putProposal(services.db, requireItem(services.db, fileId).number, {
      id,
      requesterId: services.account(`${id}@example.com`).id,
      role,
      message: null,
      createdAt: Date.UTC(2026, 2, 1, 9),
    });
  for (const id of ['ann', 'bob', 'cem']) request(id, 'reader');
  const preconditions = await vi.waitFor(async () => {
    const { rows } = requests.parse((await operator.request('/api/indexes/access-requests')).json());
    expect(rows).toHaveLength(3);
    return new Map(rows.map(({ proposalId, etag }) => [proposalId, etag]));
  }, 20_000);
  request('bob', 'writer');
  const denied = `/drive/v3/files/${fileId}/accessproposals/cem:resolve`;
  expect((await services.call(EMAIL, 'POST', denied, { action: 'DENY' })).status).toBeLessThan(300);
  const items = await run({
    title: 'Accept 3 requests',
    operationId: 'drive.accessproposals.resolve',
    storesUndo: false,
    // The accepted request comes first: it changes the file of the other requests, but not their preconditions.
    items: [...preconditions].sort().map(([id, ifMatch]) => ({
      id,
      label: id,
      params: { fileId, proposalId: id },
      body: { action: 'ACCEPT', role: ['reader'], sendNotification: false },
      ifMatch,
    })),
  });
  expect(items).toMatchObject({
    ann: { state: 'done' },
    bob: { state: 'skipped', reason: 'The request has changed since it was selected.' },
    cem: { state: 'skipped', reason: 'The request has been resolved or withdrawn in the meantime.' },
  });
});

test('access to a calendar that has changed since it was selected, or was granted or removed, is left unchanged', async () => {
  const rule = (role: string, user = 'dee') => ({ role, scope: { type: 'user', value: `${user}@example.com` } });
  for (const user of ['dee', 'eve']) services.account(`${user}@example.com`);
  const names = ['new', 'known', 'raised', 'appeared', 'vanished'];
  const calendars = new Map<string, string>();
  for (const name of names) calendars.set(name, await make('/calendar/v3/calendars', { summary: name }));
  const aclOf = (name: string) => `/calendar/v3/calendars/${encodeURIComponent(calendars.get(name) ?? '')}/acl`;
  const give = async (name: string, role: string) => {
    const { body } = await services.call(EMAIL, 'POST', aclOf(name), rule(role));
    return z.object({ etag: z.string() }).parse(body).etag;
  };
  const preconditions = new Map(names.map((name) => [name, 'none']));
  for (const name of ['known', 'raised', 'vanished']) preconditions.set(name, await give(name, 'reader'));
  await give('raised', 'owner');
  await give('appeared', 'writer');
  await services.call(EMAIL, 'DELETE', `${aclOf('vanished')}/user:dee@example.com`);
  const giving = (id: string, name: string, user: string, ifMatch: string | undefined) => ({
    id,
    label: id,
    params: { calendarId: calendars.get(name), sendNotifications: false },
    body: rule('freeBusyReader', user),
    ifMatch,
  });
  const items = await run({
    title: 'Give access',
    operationId: 'calendar.acl.insert',
    // Granting another user access in the same job does not hide that the access was raised.
    items: [
      giving('beside', 'raised', 'eve', 'none'),
      ...names.map((name) => giving(name, name, 'dee', preconditions.get(name))),
    ],
  });
  const held = { state: 'skipped', reason: 'The access has changed since it was selected.' };
  const done = { state: 'done' };
  expect(items).toMatchObject({ beside: done, new: done, known: done, raised: held, appeared: held, vanished: held });
  const { body } = await services.call(EMAIL, 'GET', `${aclOf('raised')}/user:dee@example.com`);
  expect(body).toMatchObject({ role: 'owner' });
});

test('a membership that has changed since it was selected, or was removed, is skipped without checking its content', async () => {
  for (const name of ['eva', 'fay']) services.account(`${name}@example.com`);
  const ids = new Map<string, string>();
  for (const name of ['member', 'raised', 'gone']) {
    ids.set(name, await make(`/drive/v3/drives?requestId=${name}`, { name }));
  }
  ids.set('file', await make('/drive/v3/files?fields=id', { name: 'Budget' }));
  const of = (name: string) => `/drive/v3/files/${ids.get(name)}`;
  const all = '?supportsAllDrives=true&sendNotificationEmail=false';
  const permissions = new Map<string, string>();
  for (const name of ids.keys()) {
    const grant = { type: 'user', role: 'reader', emailAddress: 'eva@example.com' };
    permissions.set(name, await make(`${of(name)}/permissions${all}`, grant));
  }
  await services.call(
    EMAIL,
    'PATCH',
    `${of('raised')}/permissions/${permissions.get('raised')}?supportsAllDrives=true`,
    {
      role: 'organizer',
    },
  );
  await services.call(EMAIL, 'DELETE', `${of('gone')}/permissions/${permissions.get('gone')}?supportsAllDrives=true`);
  await services.call(EMAIL, 'PATCH', of('file'), { name: 'Budget 2' });
  // Another user has got more access to the same file in the meantime.
  ids.set('other', ids.get('file') ?? '');
  const other = { type: 'user', role: 'writer', emailAddress: 'fay@example.com' };
  permissions.set('other', await make(`${of('other')}/permissions${all}`, other));
  const items = await run({
    title: 'Remove somebody who leaves',
    operationId: 'drive.permissions.delete',
    items: [...ids].map(([name, fileId]) => ({
      id: name,
      label: name,
      params: { fileId, permissionId: permissions.get(name), supportsAllDrives: true },
      ifMatch: 'reader',
    })),
  });
  const held = { state: 'skipped', reason: 'The access has changed since it was selected.' };
  expect(items).toMatchObject({
    member: { state: 'done' },
    raised: held,
    gone: held,
    file: { state: 'done' },
    other: held,
  });
});
