import { ROLES } from '@rotunda/api-client/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDrive } from '#demo/drive/seed-drive.ts';
import { Random } from '#demo/setting/random.ts';
import { seedUsers } from '#demo/setting/users.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs } from './drive-client.ts';

let services: TestServices;

// The test services return 500 for a response that violates the API documents, so a success is a validated response.
beforeAll(async () => {
  services = await startTestServices();
  const random = new Random('answers');
  const people = seedUsers(services.db, random, '', 0);
  const anchorMs = Date.UTC(2026, 10, 21);
  await services.db.runAsyncTransaction(() => seedDrive({ ...services, random, people, anchorMs, fileShare: 1 }));
});
afterAll(() => services[Symbol.asyncDispose]());

function idsOfFilesWith(table: 'approvals' | 'comments'): ReadonlySet<string> {
  const sql = `SELECT id FROM items WHERE number IN (SELECT item_number FROM ${table})`;
  return new Set(services.db.all<{ id: string }>(sql).map(({ id }) => id));
}

test.each(ROLES)('%s gets complete responses about the demo organisation', async (name) => {
  const client = driveAs(services, `${name}@example.com`);
  const everywhere = { supportsAllDrives: true, includeItemsFromAllDrives: true, corpora: 'allDrives' };
  const ids: string[] = [];
  let pageToken: string | undefined;
  while (ids.length < 1000) {
    // Pages that list permissions are shorter than requested.
    const { data } = await client.files.list({
      ...everywhere,
      pageSize: 1000,
      fields: '*',
      ...(pageToken !== undefined && { pageToken }),
    });
    ids.push(...(data.files ?? []).map(({ id }) => id ?? ''));
    expect(data.nextPageToken).toBeDefined();
    pageToken = data.nextPageToken ?? undefined;
  }
  expect((await client.drives.list({ fields: '*' })).data.drives).toHaveLength(3);
  const { data: changes } = await client.changes.list({ ...everywhere, pageToken: '1', fields: '*' });
  expect(changes.changes).toHaveLength(100);
  const [withApprovals, withComments] = [idsOfFilesWith('approvals'), idsOfFilesWith('comments')];
  const approved = ids.filter((id) => withApprovals.has(id));
  const discussed = ids.filter((id) => withComments.has(id));
  expect(Math.min(approved.length, discussed.length)).toBeGreaterThan(0);
  for (const fileId of approved) {
    expect((await client.approvals.list({ fileId, fields: '*' })).data.items).not.toEqual([]);
  }
  for (const fileId of discussed) {
    expect((await client.comments.list({ fileId, fields: '*' })).data.comments).not.toEqual([]);
  }
});

test('the reviewer approves pending files and downloads shared ones', async () => {
  const client = driveAs(services, 'reviewer@example.com');
  const waiting = services.db.get<{ fileId: string; approvalId: string }>(
    `SELECT i.id AS fileId, a.id AS approvalId FROM approvals AS a
     JOIN items AS i ON i.number = a.item_number JOIN approval_reviewers AS r ON r.approval_number = a.number
     JOIN accounts AS p ON p.id = r.account_id
     WHERE p.email = 'reviewer@example.com' AND r.response = 'NO_RESPONSE' AND a.status = 'IN_PROGRESS'
       AND NOT EXISTS (SELECT 1 FROM approval_reviewers AS o WHERE o.approval_number = a.number
         AND o.account_id <> p.id AND o.response <> 'APPROVED')`,
  );
  const { fileId = '', approvalId = '' } = waiting ?? {};
  const content = await client.files.get({ fileId, alt: 'media', supportsAllDrives: true }, { responseType: 'blob' });
  expect(content.status).toBe(200);
  const { data } = await client.approvals.approve({ fileId, approvalId, requestBody: {} });
  expect(data.status).toBe('APPROVED');
});

test.each(['operator', 'reviewer'])('%s has access requests to decide on, and the emails about them', async (name) => {
  const client = driveAs(services, `${name}@example.com`);
  const { data } = await client.files.list({ q: "'me' in owners", pageSize: 1000, fields: 'files(id)' });
  const lists = await Promise.all(
    (data.files ?? []).map(({ id }) => client.accessproposals.list({ fileId: id ?? '' })),
  );
  const proposals = lists.flatMap((list) => list.data.accessProposals ?? []);
  expect(proposals.length).toBeGreaterThanOrEqual(5);
  expect(proposals.map(({ requesterEmailAddress }) => requesterEmailAddress)).not.toContain(`${name}@example.com`);
  const mails = services.db.all<{ subject: string }>(
    "SELECT subject FROM outbox_messages WHERE recipient = ? AND subject LIKE '%requested access%'",
    `${name}@example.com`,
  );
  expect(mails).toHaveLength(proposals.length);
});

test('files are shared in every possible way', async () => {
  const kinds = services.db.all<{ kind: string; count: number }>(
    `SELECT type || CASE WHEN expires_at IS NOT NULL THEN ' for a time' ELSE '' END
       || CASE WHEN pending_owner THEN ' to own' ELSE '' END AS kind, count(*) AS count
     FROM permissions WHERE role <> 'owner' GROUP BY kind ORDER BY kind`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'anyone',
    'domain',
    'group',
    'user',
    'user for a time',
    'user to own',
  ]);
});
