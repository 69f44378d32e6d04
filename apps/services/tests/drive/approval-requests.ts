import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { afterAll, beforeAll } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import type { ItemRole } from '#items/item-role.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

export type Target = { fileId: string; approvalId: string };
type Verb = 'approve' | 'decline' | 'cancel' | 'comment' | 'reassign';
export const REFUSED = { status: 403, reason: 'insufficientFilePermissions' };
export const email = (name: string) => (name.includes('@') ? name : `${name}@example.com`);
const text = (content: string) => ({ mimeType: 'text/plain', body: Readable.from([content]) });
export const replace = (from: string, to: string) => ({
  replaceReviewers: [{ removedReviewerEmail: email(from), addedReviewerEmail: email(to) }],
});

export const add = (...names: string[]) => ({
  addReviewers: names.map((name) => ({ addedReviewerEmail: email(name) })),
});

/** Starts services with users who start, answer and cancel approvals. */
export function prepareApprovals() {
  let services: TestServices;
  let aheadMs = 0;
  const as = (name: string) => driveAs(services, email(name));
  beforeAll(async () => {
    services = await startTestServices({ clock: { nowMs: () => Date.now() + aheadMs } });
  });

  afterAll(() => services[Symbol.asyncDispose]());

  function grant(itemId: string, name: string, role: ItemRole): void {
    const { id: grantee, permissionId: id } = services.account(email(name));
    const { number } = requireItem(services.db, itemId);
    putPermission(services.db, number, { id, type: 'user', grantee, role, grantedAt: 1 });
    refreshAccess(services.db, number);
  }

  /** Creates a file of Ana that Bo and Chen can read and Wim can edit. */
  async function createFile(requestBody: object = { name: 'plan.txt' }): Promise<string> {
    const { data } = await as('ana').files.create({ requestBody, media: text('one') }, uploadsTo(services));
    const fileId = data.id ?? '';
    for (const name of ['bo', 'chen']) grant(fileId, name, 'reader');
    grant(fileId, 'wim', 'writer');
    return fileId;
  }

  async function start(fileId: string, reviewers: string[], options: object = {}, by = 'ana'): Promise<Target> {
    const requestBody = { reviewerEmails: reviewers.map(email), ...options };
    const { data } = await as(by).approvals.start({ fileId, requestBody });
    return { fileId, approvalId: data.approvalId ?? '' };
  }

  async function act(name: string, verb: Verb, target: Target, requestBody: object = {}) {
    return (await as(name).approvals[verb]({ ...target, requestBody })).data;
  }

  const refusal = (name: string, verb: Verb, target: Target, requestBody: object = {}) =>
    refusalOf(act(name, verb, target, requestBody));
  const read = async (target: Target) => (await as('ana').approvals.get(target)).data;
  const upload = (fileId: string, name = 'ana') =>
    as(name).files.update({ fileId, media: text('two') }, uploadsTo(services));

  /** Returns the reviewers with their responses, in order. */
  const responsesOf = ({ reviewerResponses = [] }: drive_v3.Schema$Approval) =>
    reviewerResponses.map(({ reviewer, response }) => [reviewer?.emailAddress?.split('@')[0], response]);

  async function lockOf(fileId: string) {
    const { data } = await as('ana').files.get({ fileId, fields: 'contentRestrictions(readOnly,reason)' });
    return data.contentRestrictions?.[0];
  }

  const activityOf = ({ approvalId }: Target) =>
    services.db.all<{ who: string; action: string; message: string | null }>(
      `SELECT replace(c.email, '@example.com', '') AS who, v.action, v.message FROM approval_activity AS v
     JOIN approvals AS a ON a.number = v.approval_number JOIN accounts AS c ON c.id = v.actor_id
     WHERE a.id = ? ORDER BY v.number`,
      approvalId,
    );
  return {
    services: () => services,
    advance: (byMs: number) => {
      aheadMs += byMs;
    },
    responsesOf,
    as,
    grant,
    createFile,
    start,
    act,
    refusal,
    read,
    upload,
    lockOf,
    activityOf,
  };
}
