import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProposal } from '#drive/accessproposals/proposal-store.ts';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, uploadsTo } from './drive-client.ts';

type Subject = {
  fileId: string;
  commentId: string;
  replyId: string;
  revisionId: string;
  proposalId: string;
  approvalId: string;
};

/** What an operation on a file takes: at least a role, or being the one who wrote or reviews something. */
type Need = ItemRole | 'author' | 'reviewer';
type Rule = { need: Need; inSharedDrive?: Need; body?: object; query?: string };

const REVIEWER = { reviewerEmails: ['rev@example.com'] };
const ACCEPT = { action: 'ACCEPT', role: ['reader'] };
const GRANT = { type: 'user', role: 'reader', emailAddress: 'guest@example.com' };

// Every operation that names a file has to be here: one that is added is missed by the first test.
const RULES: Readonly<Record<string, Rule>> = {
  'drive.accessproposals.get': { need: 'writer' },
  'drive.accessproposals.list': { need: 'writer' },
  'drive.accessproposals.resolve': { need: 'writer', body: ACCEPT },
  'drive.approvals.approve': { need: 'reviewer', body: {} },
  'drive.approvals.cancel': { need: 'writer', body: {} },
  'drive.approvals.comment': { need: 'reader', body: { message: 'Soon' } },
  'drive.approvals.decline': { need: 'reviewer', body: {} },
  'drive.approvals.get': { need: 'reader' },
  'drive.approvals.list': { need: 'reader' },
  'drive.approvals.reassign': { need: 'writer', body: { addReviewers: [{ addedReviewerEmail: 'guest@example.com' }] } },
  'drive.approvals.start': { need: 'writer', body: REVIEWER },
  'drive.comments.create': { need: 'commenter', body: { content: 'Well' }, query: 'fields=id' },
  'drive.comments.delete': { need: 'author' },
  'drive.comments.get': { need: 'reader', query: 'fields=id' },
  'drive.comments.list': { need: 'reader', query: 'fields=comments(id)' },
  'drive.comments.update': { need: 'author', body: { content: 'Better' }, query: 'fields=id' },
  'drive.files.copy': { need: 'reader', body: {} },
  'drive.files.delete': { need: 'owner', inSharedDrive: 'organizer' },
  'drive.files.download': { need: 'reader' },
  'drive.files.export': { need: 'reader', query: 'mimeType=text/plain' },
  'drive.files.get': { need: 'reader' },
  'drive.files.listLabels': { need: 'reader' },
  'drive.files.modifyLabels': { need: 'writer', body: {} },
  'drive.files.update': { need: 'writer', body: { name: 'Renamed' } },
  'drive.files.watch': { need: 'reader', body: {} },
  'drive.permissions.create': { need: 'writer', body: GRANT },
  'drive.permissions.delete': { need: 'writer' },
  'drive.permissions.get': { need: 'writer' },
  'drive.permissions.list': { need: 'writer' },
  'drive.permissions.update': { need: 'writer', body: { role: 'commenter' } },
  'drive.replies.create': { need: 'commenter', body: { content: 'Yes' } },
  'drive.replies.delete': { need: 'author' },
  'drive.replies.get': { need: 'reader' },
  'drive.replies.list': { need: 'reader' },
  'drive.replies.update': { need: 'author', body: { content: 'No' } },
  'drive.revisions.delete': { need: 'writer' },
  'drive.revisions.get': { need: 'writer' },
  'drive.revisions.list': { need: 'writer' },
  'drive.revisions.update': { need: 'writer', body: { keepForever: true } },
};

const ORDER: readonly ItemRole[] = ['reader', 'commenter', 'writer', 'fileOrganizer', 'organizer', 'owner'];
const ofFiles = Object.values(operations).filter(
  ({ id, path }) => id.startsWith('drive.') && path.includes('{fileId}'),
);

let services: TestServices;
let driveId: string;
const ana = () => driveAs(services, 'ana@example.com');

beforeAll(async () => {
  services = await startTestServices();
  for (const name of ['asker', 'guest', 'rev']) services.account(`${name}@example.com`);
  services.account('admin@example.com', { isDomainAdmin: true });
  driveId = (await ana().drives.create({ requestId: 'roles', requestBody: { name: 'Team' } })).data.id ?? '';
});
afterAll(() => services[Symbol.asyncDispose]());

function grant(itemId: string, name: string, role: ItemRole): void {
  const { id: grantee, permissionId: id } = services.account(`${name}@example.com`);
  const { number } = requireItem(services.db, itemId);
  putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
  refreshAccess(services.db, number);
}

/** A file of Ana's with what belongs to files, as far as the operation needs it. */
async function makeSubject(id: string, parent: string): Promise<Subject> {
  const mimeType = id === 'drive.files.export' ? { mimeType: 'application/vnd.google-apps.document' } : {};
  const file = { name: 'Subject', parents: [parent], ...mimeType };
  const { body } = await services.call('ana@example.com', 'POST', '/drive/v3/files?supportsAllDrives=true', file);
  const fileId = String(Object(body).id);
  grant(fileId, 'rev', 'reader');
  const subject = { fileId, commentId: '', replyId: '', revisionId: '', proposalId: '', approvalId: '' };
  const [, part] = id.split('.');
  if (part === 'comments' || part === 'replies') Object.assign(subject, await addThread(fileId));
  if (part === 'revisions') subject.revisionId = await addRevision(fileId);
  if (part === 'accessproposals') subject.proposalId = propose(fileId);
  if (part === 'approvals' && id !== 'drive.approvals.start') subject.approvalId = await startApproval(fileId);
  return subject;
}

/** Makes the subjects of an operation: one for all calls that only read. */
function subjectsOf({ id, method }: (typeof ofFiles)[number], parent: string): () => Promise<Subject> {
  let known: Promise<Subject> | undefined;
  return () => {
    if (known === undefined || method !== 'GET') known = makeSubject(id, parent);
    return known;
  };
}

async function addThread(fileId: string): Promise<{ commentId: string; replyId: string }> {
  const comment = await ana().comments.create({ fileId, requestBody: { content: 'a' }, fields: 'id' });
  const commentId = comment.data.id ?? '';
  const reply = await ana().replies.create({ fileId, commentId, requestBody: { content: 'b' } });
  return { commentId, replyId: reply.data.id ?? '' };
}

async function startApproval(fileId: string): Promise<string> {
  const { body } = await services.call(
    'ana@example.com',
    'POST',
    `/drive/v3/files/${fileId}/approvals:start`,
    REVIEWER,
  );
  return Object(body).approvalId;
}

async function addRevision(fileId: string): Promise<string> {
  const media = { mimeType: 'text/plain', body: Readable.from(['two']) };
  await ana().files.update({ fileId, media, supportsAllDrives: true }, uploadsTo(services));
  return (await ana().revisions.list({ fileId })).data.revisions?.[0]?.id ?? '';
}

function propose(fileId: string): string {
  const { number } = requireItem(services.db, fileId);
  const requesterId = services.account('asker@example.com').id;
  const id = `proposal-${number}`;
  putProposal(services.db, number, { id, requesterId, role: 'reader', message: null, createdAt: 1 });
  return id;
}

async function statusFor(name: string, operation: (typeof ofFiles)[number], subject: Subject): Promise<number> {
  const values: Record<string, string> = { ...subject, permissionId: services.account('rev@example.com').permissionId };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const query = [RULES[operation.id]?.query, 'supportsAllDrives=true'].filter(Boolean).join('&');
  const channel = { id: randomUUID(), type: 'web_hook', address: 'http://127.0.0.1:9/' };
  const body = operation.id === 'drive.files.watch' ? channel : RULES[operation.id]?.body;
  const response = await fetch(`${services.origin}/drive/v3/${path}?${query}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${services.token(`${name}@example.com`)}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** What a person with a role on the file gets, when they are neither author nor reviewer of anything. */
function expected(need: Need, role: ItemRole | 'none'): 'done' | 403 | 404 {
  if (role === 'none') return 404;
  if (need === 'author' || need === 'reviewer') return 403;
  return ORDER.indexOf(role) >= ORDER.indexOf(need) ? 'done' : 403;
}

const toOutcome = (status: number) => (status >= 200 && status < 300 ? 'done' : status);

test('every operation on files has a rule here', () => {
  expect(ofFiles.map(({ id }) => id).sort()).toEqual(Object.keys(RULES).sort());
});

describe.each(ofFiles.map((operation) => ({ id: operation.id, operation })))('$id', ({ id, operation }) => {
  const rule = RULES[id] ?? { need: 'owner' as const };

  test('is for those whose role on a file of My Drive suffices', async () => {
    const nextSubject = subjectsOf(operation, 'root');
    for (const role of ['none', 'reader', 'commenter', 'writer'] as const) {
      const subject = await nextSubject();
      if (role !== 'none') grant(subject.fileId, 'guest', role);
      const outcome = toOutcome(await statusFor('guest', operation, subject));
      expect({ role, outcome }).toEqual({ role, outcome: expected(rule.need, role) });
    }
    const subject = await nextSubject();
    const isOwn = rule.need === 'reviewer' ? 403 : 'done';
    expect(toOutcome(await statusFor('ana', operation, subject))).toBe(isOwn);
    if (rule.need === 'reviewer') expect(toOutcome(await statusFor('rev', operation, subject))).toBe('done');
  });

  test('is for those whose role in the shared drive of a file suffices', async () => {
    const nextSubject = subjectsOf(operation, driveId);
    for (const role of ['none', 'reader', 'writer', 'fileOrganizer', 'organizer'] as const) {
      const subject = await nextSubject();
      const member = `member-${role.toLowerCase()}`;
      services.account(`${member}@example.com`);
      if (role !== 'none') grant(driveId, member, role);
      const outcome = toOutcome(await statusFor(member, operation, subject));
      expect({ role, outcome }).toEqual({ role, outcome: expected(rule.inSharedDrive ?? rule.need, role) });
    }
  });
});

describe('an administrator of the domain', () => {
  const call = (method: string, path: string, body?: object) => services.call('admin@example.com', method, path, body);

  test('manages a shared drive and its members without being one, and reads nothing in it', async () => {
    const asAdmin = 'useDomainAdminAccess=true&supportsAllDrives=true';
    expect((await call('GET', `/drive/v3/drives/${driveId}`)).status).toBe(404);
    expect((await call('GET', `/drive/v3/drives/${driveId}?${asAdmin}`)).status).toBe(200);
    expect((await call('PATCH', `/drive/v3/drives/${driveId}?${asAdmin}`, { name: 'Team 2' })).status).toBe(200);
    expect((await call('GET', `/drive/v3/files/${driveId}/permissions?${asAdmin}`)).status).toBe(200);
    expect((await call('POST', `/drive/v3/files/${driveId}/permissions?${asAdmin}`, GRANT)).status).toBe(200);
    const { fileId } = await makeSubject('drive.files.get', driveId);
    for (const path of ['', '/permissions', '/comments?fields=comments']) {
      const separator = path.includes('?') ? '&' : '?';
      expect((await call('GET', `/drive/v3/files/${fileId}${path}${separator}${asAdmin}`)).status).toBe(404);
    }
  });

  test('is the only one who may ask to be treated as one', async () => {
    const refused = await services.call(
      'asker@example.com',
      'GET',
      `/drive/v3/drives/${driveId}?useDomainAdminAccess=true`,
    );
    expect(refused.status).toBe(403);
  });
});
