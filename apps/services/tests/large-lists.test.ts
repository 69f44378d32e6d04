import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProposal } from '#drive/permissions/proposal-store.ts';
import { findItem } from '#items/item.ts';
import { ensureSeries, insertProcess } from '#script/processes/process-store.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { operationPath } from './operation-request.ts';

const ANA = 'ana@example.com';
/** The longest text of a member, in characters of three bytes. */
const LONG = '語'.repeat(32_000);
/** More entries than fit on a page. */
const COUNT = 95;
const MAX_BYTES = 9 * 2 ** 20;

let services: TestServices;
let known: { fileId: string; commentId: string; scriptId: string; calendarId: string };
let startPageToken: string;
beforeAll(async () => {
  services = await startTestServices();
  const file = await create('/drive/v3/files', { name: 'Discussed', mimeType: 'text/plain' });
  const project = await create('/v1/projects', { title: 'Large' });
  const comment = await create(`/drive/v3/files/${file.id}/comments?fields=id`, { content: LONG });
  known = { fileId: file.id, commentId: comment.id, scriptId: project.scriptId, calendarId: 'primary' };
  startPageToken = (await call('GET', '/drive/v3/changes/startPageToken')).startPageToken;
});
afterAll(() => services[Symbol.asyncDispose]());

/** The members of some resources. */
type Resource = { id: string; scriptId: string; startPageToken: string; nextPageToken?: string };

async function call(method: string, path: string, body?: unknown): Promise<Resource> {
  const response = await services.call(ANA, method, path, body);
  expect(response).toMatchObject({ status: 200 });
  return Object(response.body);
}

function create(path: string, body: unknown): Promise<Resource> {
  return call('POST', path, body);
}

async function repeat(work: (index: number) => unknown, count = COUNT): Promise<void> {
  for (let index = 0; index < count; index += 1) await work(index);
}

function addProcesses(): void {
  const { id: accountId } = services.account(ANA);
  const series = ensureSeries(services.db, {
    scriptId: known.scriptId,
    deploymentId: '',
    functionName: 'run',
    processType: 'EDITOR',
    processStatus: 'COMPLETED',
    userAccessLevel: 'OWNER',
    accountId,
    runtimeVersion: 'V8',
  });
  // The longest possible log of a run.
  const logs = Array.from({ length: 60 }, () => ({ timeMs: 0, level: 'INFO' as const, text: LONG.slice(0, 16_000) }));
  for (let index = 0; index < 12; index += 1)
    insertProcess(services.db, series, { startTimeMs: index, endTimeMs: index, logs });
}

function addApprovals(): void {
  const { id: initiator } = services.account(ANA);
  const reviewers = Array.from({ length: 600 }, (_, index) => services.account(`reviewer${index}@example.com`).id);
  const item = findItem(services.db, known.fileId);
  for (let index = 0; index < COUNT; index += 1) {
    const { lastInsertRowid } = services.db.run(
      `INSERT INTO approvals (id, item_number, initiator_id, status, content_change_behavior, created_at, modified_at)
       VALUES (?, ?, ?, 'CANCELLED', 'RESET_APPROVAL', ?, ?)`,
      `approval${index}`,
      item?.number ?? 0,
      initiator,
      index,
      index,
    );
    for (const [position, reviewer] of reviewers.entries()) {
      services.db.run(
        "INSERT INTO approval_reviewers (approval_number, position, account_id, response) VALUES (?, ?, ?, 'NO_RESPONSE')",
        lastInsertRowid,
        position,
        reviewer,
      );
    }
  }
}

function addProposals(): void {
  const item = findItem(services.db, known.fileId);
  for (let index = 0; index < COUNT; index += 1) {
    const { id: requesterId } = services.account(`requester${index}@partner.example`);
    putProposal(services.db, item?.number ?? 0, { requesterId, role: 'reader', message: LONG, createdAt: index });
  }
}

const createFiles = () => repeat(() => create('/drive/v3/files', { name: LONG, description: LONG }));
const createDrives = () => repeat((index) => create(`/drive/v3/drives?requestId=${index}`, { name: LONG }));
async function createRevisions(): Promise<void> {
  await repeat((index) => call('PATCH', `/upload/drive/v3/files/${known.fileId}?uploadType=media`, index));
  services.db.run('UPDATE revisions SET original_filename = ?', LONG);
}

/** The function that fills each list with its largest entries, and the member that contains them. */
const LISTS: Record<string, { fill?: () => unknown; member: string; query?: Record<string, string> }> = {
  'drive.files.list': { fill: createFiles, member: 'files', query: { orderBy: 'name' } },
  'drive.changes.list': { member: 'changes' },
  'drive.drives.list': { fill: createDrives, member: 'drives' },
  'drive.teamdrives.list': { member: 'teamDrives' },
  'drive.comments.list': {
    fill: () => repeat(() => create(`/drive/v3/files/${known.fileId}/comments?fields=id`, { content: LONG })),
    member: 'comments',
  },
  'drive.revisions.list': { fill: createRevisions, member: 'revisions' },
  'drive.accessproposals.list': { fill: addProposals, member: 'accessProposals' },
  'drive.approvals.list': { fill: () => services.db.transaction(addApprovals), member: 'items' },
  'script.projects.versions.list': {
    fill: () => repeat(() => create(`/v1/projects/${known.scriptId}/versions`, { description: LONG })),
    member: 'versions',
  },
  'script.processes.list': { fill: addProcesses, member: 'processes' },
  'script.processes.listScriptProcesses': { member: 'processes' },
  'calendar.calendarList.list': {
    fill: () =>
      repeat(() => create('/calendar/v3/calendars', { summary: LONG, description: LONG, location: LONG }), COUNT / 2),
    member: 'items',
  },
};

/** Lists that are small whatever their entries contain, and lists with their own test. */
const SMALL = [
  'calendar.settings.list', // A fixed set of names.
  'calendar.acl.list', // Scopes are addresses of accounts and groups.
  'calendar.events.list', // large-events.test.ts
  'calendar.events.instances', // large-events.test.ts
  'drive.replies.list', // A comment has at most 4 MiB of replies.
  'drive.permissions.list', // Short fields. An item has at most 1,000 permissions.
  'drive.files.listLabels', // A file has at most 5 labels, with the fields of the catalogue.
  'script.projects.deployments.list', // A project has at most 21 deployments.
];

function listOperations(): OperationDescriptor[] {
  const all: OperationDescriptor[] = Object.values(operations);
  return all.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'pageToken'),
  );
}

test('every list is tested', () => {
  expect(
    listOperations()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...Object.keys(LISTS), ...SMALL].sort());
});

describe.each(Object.entries(LISTS))('%s', (id, { fill, member, query = {} }) => {
  test('has short pages of large entries, and every entry once', async () => {
    await fill?.();
    expect(await readPages(id, member, { ...query, fields: '*' })).toBeGreaterThan(1);
    await readPages(id, member, query);
  });
});

/** Reads all pages of a list and checks that none of them is large. Resolves to the number of pages. */
async function readPages(id: string, member: string, query: Record<string, string>): Promise<number> {
  const operation = listOperations().find((listed) => listed.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const { name = 'pageSize', maximum = 100 } = operation.parameters.find(({ maximum }) => maximum) ?? {};
  const entries: unknown[] = [];
  let pageCount = 0;
  let pageToken = id === 'drive.changes.list' ? startPageToken : undefined;
  do {
    const scope = id.endsWith('listScriptProcesses') ? { scriptId: known.scriptId } : {};
    const path = operationPath(operation, known, { [name]: String(maximum), pageToken, ...scope, ...query });
    const page = await call('GET', path);
    expect(Buffer.byteLength(JSON.stringify(page)), `a page of ${id}`).toBeLessThan(MAX_BYTES);
    entries.push(...(Object(page)[member] ?? []));
    pageCount += 1;
    pageToken = page.nextPageToken;
  } while (pageToken);
  expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(entries.length);
  return pageCount;
}

test('a comment refuses more replies than it can contain', async () => {
  const path = `/drive/v3/files/${known.fileId}/comments/${known.commentId}/replies`;
  const statuses = new Set<number>();
  await repeat(async () => statuses.add((await services.call(ANA, 'POST', path, { content: LONG })).status), 60);
  expect([...statuses]).toEqual([200, 403]);
  const refused = await services.call(ANA, 'POST', path, { content: LONG });
  expect(refused.body).toMatchObject({ error: { errors: [{ reason: 'limitExceeded' }] } });
  expect((await services.call(ANA, 'POST', path, { content: 'Short' })).status).toBe(200);
});
