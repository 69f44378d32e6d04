import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const steps = z.object({ steps: z.array(z.looseObject({ kind: z.string() })) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  reviewer = await bff.signIn('reviewer');
  // The first call creates the account of a user, and only users with an account can be reviewers.
  for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
  return () => served[Symbol.asyncDispose]();
});

/** Creates a file that these users can open. */
async function createFile(readers: readonly string[]) {
  const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name: 'Contract' });
  const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
  for (const emailAddress of readers) {
    await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, {
      type: 'user',
      role: 'reader',
      emailAddress,
    });
  }
  return fileId;
}

/** Starts an approval with these reviewers. */
async function startApproval(reviewerEmails: readonly string[]) {
  const fileId = await createFile(reviewerEmails);
  const started = await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/approvals:start`, {
    reviewerEmails,
  });
  return { fileId, approvalId: z.object({ approvalId: z.string() }).parse(started.body).approvalId };
}

type Target = Awaited<ReturnType<typeof startApproval>>;

async function read({ fileId, approvalId }: Target, browser = operator) {
  const response = await browser.request(`/api/approval-history?fileId=${fileId}&approvalId=${approvalId}`);
  expect(response.status).toBe(200);
  return steps.parse(response.json()).steps;
}

async function send(browser: TestBrowser, operationId: string, params: Target, message: string, more = {}) {
  const response = await browser.request('/api/delayed-calls', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationId, params, body: { message }, label: 'A step', holdMs: 0, ...more }),
  });
  const { delayedCallId } = z.object({ delayedCallId: z.string() }).parse(response.json());
  await vi.waitFor(async () => {
    expect((await browser.request(`/api/delayed-calls/${delayedCallId}`)).json()).toMatchObject({ state: 'sent' });
  }, 10_000);
  bff.clock.advance(1000);
}

describe('the history of an approval', () => {
  test('stores messages sent here, by whom, whether the content was seen, and the audit record', async () => {
    const target = await startApproval([REVIEWER]);
    await send(operator, 'drive.approvals.comment', target, 'By Friday, if you can.');
    await send(operator, 'drive.approvals.comment', target, 'Reminder: your response is due.');
    await send(reviewer, 'drive.approvals.approve', target, 'Checked.', { isUnseen: true });
    const found = await read(target);
    expect(found.map(({ kind }) => kind)).toEqual(['started', 'message', 'reminder', 'approved', 'completed']);
    expect(found).toMatchObject([
      { person: { email: OPERATOR }, origin: 'outside' },
      { person: { email: OPERATOR }, message: 'By Friday, if you can.', origin: 'console' },
      { person: { email: OPERATOR }, message: 'Reminder: your response is due.' },
      { person: { email: REVIEWER }, message: 'Checked.', isUnseen: true, auditHash: expect.any(String) },
      { origin: 'outside' },
    ]);
    const trail = await operator.request('/api/audit?operation=drive.approvals.approve');
    expect(trail.text).toContain(`"${z.string().parse(found[3]?.auditId)}"`);
    expect(trail.json()).toMatchObject({ entries: [{ details: { isUnseen: true } }] });
    expect(await read(target)).toEqual(found);
  });

  test('detects outside responses, and a response reset by a content change', async () => {
    const target = await startApproval([REVIEWER, OPERATOR]);
    const path = `/drive/v3/files/${target.fileId}`;
    await services.call(REVIEWER, 'POST', `${path}/approvals/${target.approvalId}:approve`, {});
    expect(await read(target)).toMatchObject([
      { kind: 'started' },
      { kind: 'approved', person: { email: REVIEWER }, origin: 'outside' },
    ]);
    await services.call(OPERATOR, 'PATCH', `/upload${path}?uploadType=media`, 'New content');
    expect(await read(target, reviewer)).toMatchObject([
      { kind: 'started' },
      { kind: 'approved' },
      { kind: 'reset', person: { email: REVIEWER } },
    ]);
  });

  test('stores the message of a start made here, and the audit record', async () => {
    const fileId = await createFile([REVIEWER]);
    const started = await operator.request(`/api/drive/v3/files/${fileId}/approvals:start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reviewerEmails: [REVIEWER], message: 'Please read page 3.' }),
    });
    const target = { fileId, approvalId: z.object({ approvalId: z.string() }).parse(started.json()).approvalId };
    await vi.waitFor(async () => expect(await read(target)).toMatchObject([{ origin: 'console' }]), 10_000);
    const [step] = await read(target);
    expect(step).toMatchObject({
      kind: 'started',
      person: { email: OPERATOR },
      message: 'Please read page 3.',
      auditHash: expect.any(String),
    });
    const trail = await operator.request(`/api/audit?operation=drive.approvals.start&target=${fileId}`);
    expect(trail.text).toContain(`"${z.string().parse(step?.auditId)}"`);
  });

  test('is visible only to users who may see the approval', async () => {
    const { fileId, approvalId } = await startApproval([OPERATOR]);
    const path = `/api/approval-history?fileId=${fileId}&approvalId=${approvalId}`;
    expect((await (await bff.signIn('support')).request(path)).status).toBe(404);
    expect((await operator.request('/api/approval-history')).json()).toMatchObject({ code: 'bad_query' });
  });
});
