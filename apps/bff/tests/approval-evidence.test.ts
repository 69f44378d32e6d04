import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { digestOfDocument, digestOfEntry } from '#features/approval-history/evidence/evidence-document.ts';
import {
  EvidenceFormatError,
  isDigestOnRecord,
  verifyEvidence,
} from '#features/approval-history/evidence/verify-evidence.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const RECORDS = fileURLToPath(new URL('../src/app/records-main.ts', import.meta.url));
const JSON_TYPE = { 'content-type': 'application/json' };

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  reviewer = await bff.signIn('reviewer');
  for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/drive/v3/about?fields=user');
  return () => served[Symbol.asyncDispose]();
});

type Target = { fileId: string; approvalId: string };

const evidence = z.looseObject({
  evidenceId: z.string(),
  total: z.int(),
  done: z.int(),
  partial: z.int(),
  digest: z.string().optional(),
});

function post(browser: TestBrowser, path: string, body: object) {
  return browser.request(path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
}

/** An approval that the operator has started here and the reviewer has approved here. */
async function approve(name: string): Promise<Target> {
  const made = await services.call(OPERATOR, 'POST', '/drive/v3/files', { name });
  const { id: fileId } = z.object({ id: z.string() }).parse(made.body);
  const reader = { type: 'user', role: 'reader', emailAddress: REVIEWER };
  await services.call(OPERATOR, 'POST', `/drive/v3/files/${fileId}/permissions`, reader);
  const start = { reviewerEmails: [REVIEWER], message: 'Please read it.' };
  const started = await post(operator, `/api/drive/v3/files/${fileId}/approvals:start`, start);
  const target = { fileId, approvalId: z.object({ approvalId: z.string() }).parse(started.json()).approvalId };
  const path = `/api/drive/v3/files/${fileId}/approvals/${target.approvalId}:approve`;
  expect((await post(reviewer, path, {})).status).toBe(200);
  const history = `/api/approval-history?fileId=${fileId}&approvalId=${target.approvalId}`;
  // A reader may notice a step before its call is recorded.
  await vi.waitFor(async () => {
    const { steps } = (await operator.request(history)).json() as { steps: { kind: string; auditId?: string }[] };
    const recorded = steps.filter(({ auditId }) => auditId !== undefined);
    expect(recorded.map(({ kind }) => kind)).toEqual(['started', 'approved']);
  }, 10_000);
  // How a call ended is recorded after its response.
  await vi.waitFor(async () => {
    const { entries } = (await operator.request(`/api/audit?target=${fileId}&kind=changes`)).json() as {
      entries: { outcome: string }[];
    };
    expect(entries.map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded']);
  }, 10_000);
  return target;
}

async function compile(browser: TestBrowser, approvals: readonly Target[], more: object = {}) {
  const draft = { title: 'Approvals of November', filters: [], notes: [], approvals, ...more };
  const created = evidence.parse((await post(browser, '/api/approval-evidence', draft)).json());
  for (let current = created; ; ) {
    const response = await post(browser, `/api/approval-evidence/${created.evidenceId}/compile`, {});
    expect(response.status).toBe(200);
    current = evidence.parse(response.json());
    if (current.digest !== undefined) return current;
  }
}

async function download(browser: TestBrowser, evidenceId: string, format: string) {
  const response = await browser.request(`/api/approval-evidence/${evidenceId}/document?format=${format}`);
  expect(response.status).toBe(200);
  return response;
}

type Member = string | number;

/** A text of a document in which one member has another value. */
function alter(text: string, path: readonly Member[], value: unknown, isDigestAdapted: boolean): string {
  const document = JSON.parse(text);
  const parent = path.slice(0, -1).reduce((at, name) => Reflect.get(at, name), document);
  Reflect.set(parent, path.at(-1) ?? '', value);
  if (isDigestAdapted) {
    for (const entry of document.approvals) {
      const { digest: _, ...content } = entry;
      entry.digest = digestOfEntry(JSON.stringify(content));
    }
    const { approvals, digest: _, ...head } = document;
    document.digest = digestOfDocument(
      head,
      approvals.map((entry: { digest: string }) => entry.digest),
    );
  }
  return JSON.stringify(document, undefined, 2);
}

describe('evidence of approvals', () => {
  test('has for each approval who did what when, on which content, and where that is on record', async () => {
    const target = await approve('Contract');
    const { evidenceId, digest, done, partial } = await compile(operator, [target], {
      filters: [{ name: 'Decided', value: 'November 2026' }],
    });
    expect({ done, partial }).toEqual({ done: 1, partial: 0 });
    const document = (await download(operator, evidenceId, 'json')).json();
    expect(document).toMatchObject({
      title: 'Approvals of November',
      filters: [{ name: 'Decided', value: 'November 2026' }],
      compiledBy: { email: OPERATOR },
      digest,
      approvals: [
        {
          ...target,
          file: { name: 'Contract' },
          approval: { status: 'APPROVED', initiator: { email: OPERATOR } },
          content: { revisionId: expect.any(String), md5Checksum: expect.any(String) },
          unread: [],
          steps: [
            { number: 1, kind: 'started', message: 'Please read it.', person: { email: OPERATOR } },
            { number: 2, kind: 'approved', person: { email: REVIEWER }, timeSource: 'console' },
            { number: 3, kind: 'completed', timeSource: 'service' },
          ],
        },
      ],
    });
    const records = z
      .object({ approvals: z.tuple([z.object({ steps: z.array(z.object({ records: z.array(z.unknown()) })) })]) })
      .parse(document).approvals[0].steps[1]?.records;
    expect(records).toMatchObject([
      { kind: 'intent', action: 'drive.approvals.approve', email: REVIEWER, position: expect.any(Number) },
      { kind: 'outcome', action: 'drive.approvals.approve', outcome: 'succeeded', hash: expect.any(String) },
    ]);
    const trail = await operator.request('/api/audit?operation=approvals.evidence');
    expect(trail.json()).toMatchObject({ entries: [{ target: evidenceId, details: { digest, approvals: 1 } }] });
  });

  test('is a table and a PDF too, both with the digest', async () => {
    const target = await approve('Ünïcode 合同');
    const { evidenceId, digest = '' } = await compile(operator, [target]);
    const csv = (await download(operator, evidenceId, 'csv')).text.split('\r\n');
    expect(csv).toHaveLength(1 + 3 + 1);
    for (const line of csv.slice(1, -1)) expect(line).toContain(digest);
    expect(csv[1]).toContain('Ünïcode 合同');
    const pdf = await download(operator, evidenceId, 'pdf');
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect(pdf.text.trimEnd().slice(-5)).toBe('%%EOF');
  });

  test('is compiled in parts, and says what could not be read', async () => {
    const target = await approve('Report');
    const missing = { fileId: target.fileId, approvalId: 'none' };
    const draft = { title: 'Many', filters: [], notes: [], approvals: [...Array(24).fill(target), missing] };
    const created = evidence.parse((await post(operator, '/api/approval-evidence', draft)).json());
    const path = `/api/approval-evidence/${created.evidenceId}`;
    expect((await operator.request(`${path}/document`)).status).toBe(409);
    expect((await post(operator, `${path}/compile`, {})).json()).toMatchObject({ total: 25, done: 20 });
    const listed = z.object({ evidence: z.array(evidence) });
    const [newest] = listed.parse((await operator.request('/api/approval-evidence')).json()).evidence;
    expect(newest).toMatchObject({ evidenceId: created.evidenceId, done: 20 });
    expect((await post(operator, `${path}/compile`, {})).json()).toMatchObject({
      ...{ done: 25, partial: 1 },
      unread: [{ part: 'approval', approvals: 1, reason: expect.any(String) }],
    });
    const document = z
      .object({ approvals: z.array(z.unknown()) })
      .parse((await download(operator, created.evidenceId, 'json')).json());
    expect(document.approvals).toHaveLength(25);
    expect(document.approvals[24]).toMatchObject({
      approvalId: 'none',
      steps: [],
      unread: [{ part: 'approval', reason: expect.any(String) }],
    });
  });

  test('names the revisions that a reader of the file cannot read, with the reason', async () => {
    const target = await approve('Read only');
    const { evidenceId, partial, unread } = await compile(reviewer, [target, target]);
    expect(partial).toBe(2);
    expect(unread).toMatchObject([{ part: 'revisions', approvals: 2, reason: expect.any(String) }]);
    const [listed] = z
      .object({ evidence: z.array(evidence) })
      .parse((await reviewer.request('/api/approval-evidence')).json()).evidence;
    expect(listed).toMatchObject({ evidenceId, partial: 2 });
    expect(listed).not.toHaveProperty('unread');
  });

  test('says nothing of an approval that the person cannot see, and belongs to one person alone', async () => {
    const target = await approve('Secret');
    const support = await bff.signIn('support');
    const { evidenceId, partial } = await compile(support, [target]);
    expect(partial).toBe(1);
    const text = (await download(support, evidenceId, 'json')).text;
    expect(text).not.toContain('Secret');
    expect(text).not.toContain(REVIEWER);
    expect((await operator.request(`/api/approval-evidence/${evidenceId}`)).status).toBe(404);
    expect((await operator.request(`/api/approval-evidence/${evidenceId}/document`)).status).toBe(404);
  });

  test('is begun of a thousand approvals; of nothing, or of more, it is refused', async () => {
    const draft = { title: 'T', filters: [], notes: [] };
    const many = Array(1_001).fill({ fileId: 'f'.repeat(200), approvalId: 'a'.repeat(200) });
    const created = await post(operator, '/api/approval-evidence', { ...draft, approvals: many.slice(1) });
    expect([created.status, evidence.parse(created.json()).total]).toEqual([201, 1_000]);
    for (const approvals of [[], many])
      expect((await post(operator, '/api/approval-evidence', { ...draft, approvals })).status).toBe(400);
  });
});

/** Runs the command on the data of this console. */
function runRecords(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [RECORDS, ...args], { env: bff.storeEnv() }, (error, output) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output });
    });
  });
}

describe('the verification of evidence', () => {
  let store: Store;
  let text: string;
  let digest: string;

  const parts = () => ({ store, secrets: new SecretStore(store, openKeyRing(bff.config.keyRing)) });
  const faultsOf = async (altered: string) => (await verifyEvidence(parts(), altered)).faults;

  beforeAll(async () => {
    store = bff.openStore();
    const compiled = await compile(operator, [await approve('First'), await approve('Second')]);
    digest = compiled.digest ?? '';
    text = (await download(operator, compiled.evidenceId, 'json')).text;
    return () => store.destroy();
  });

  test('finds nothing in a document as it was downloaded, however its JSON is laid out', async () => {
    expect(await verifyEvidence(parts(), text)).toEqual({ approvals: 2, records: 8, faults: [] });
    expect(await faultsOf(JSON.stringify(JSON.parse(text), undefined, 4))).toEqual([]);
    expect(await isDigestOnRecord(parts(), digest)).toBe(true);
    expect(await isDigestOnRecord(parts(), '0'.repeat(64))).toBe(false);
  });

  const step = ['approvals', 1, 'steps', 1] as const;
  test.each([
    ['a message', [...step, 'message'], 'I agree.', /^approval 2, step 2: message is "I agree." here and absent in/],
    ['a person', [...step, 'person', 'email'], 'x@y.example', /step is of "x@y.example" and the call of "reviewer@/],
    ['an answer', [...step, 'kind'], 'declined', /the step is "declined" and the call "drive.approvals.approve"/],
    ['a hash', [...step, 'records', 0, 'hash'], 'f'.repeat(64), /step 2, record .*: hash is "f+" here and/],
    ['a place', [...step, 'records', 0, 'position'], 9_999, /position is "9999" here and "\d+" in the audit log/],
    ['a record', [...step, 'records', 0, 'id'], 'none.1', /record none\.1: not in the audit log/],
    ['a revision', ['approvals', 1, 'content', 'revisionId'], 'r9', /no intact record of evidence .* with this digest/],
    ['the title', ['title'], 'Other', /no intact record of evidence .* with this digest/],
  ] as const)('names %s that was changed, also where the digests were adapted', async (_, path, value, fault) => {
    for (const isAdapted of [false, true]) {
      const faults = await faultsOf(alter(text, path, value, isAdapted));
      expect(faults.some((found) => found.includes('digest'))).toBe(true);
      // What the trail does not have of an approval shows in the digests alone.
      if (isAdapted || path.some((member) => member === 'steps'))
        expect(faults).toContainEqual(expect.stringMatching(fault));
    }
  });

  test('notices approvals that were left out, or are in another order', async () => {
    const { approvals } = JSON.parse(text);
    expect(await faultsOf(alter(text, ['approvals'], approvals.slice(1), true))).toContainEqual(
      'document: 1 approval, expected 2 in order',
    );
    expect(await faultsOf(alter(text, ['approvals'], approvals.toReversed(), true))).toContainEqual(
      'document: 2 approvals, expected 2 in order',
    );
  });

  test('is a command, which writes each difference on a line and fails', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-evidence-'));
    const path = join(directory, 'evidence.json');
    await writeFile(path, text);
    const sound = await runRecords('verify-evidence', path);
    expect(sound).toEqual({ code: 0, output: '2 approvals with 8 audit records: everything matches the audit log.\n' });
    expect((await runRecords('verify-evidence', digest)).output).toContain('an intact record of this digest');
    await writeFile(path, alter(text, [...step, 'message'], 'I agree.', false));
    const altered = await runRecords('verify-evidence', path);
    expect(altered.code).toBe(1);
    expect(altered.output.split('\n')).toEqual([
      '2 approvals with 8 audit records: 2 differences.',
      'approval 2: the digest differs from the content',
      expect.stringMatching(/^approval 2, step 2: message is "I agree\." here and absent in the history$/),
      '',
    ]);
    await rm(directory, { recursive: true });
  });

  test('refuses what is no evidence', async () => {
    for (const other of ['', '{}', '[]', text.slice(0, -10), alter(text, ['format'], 'other', false)])
      await expect(verifyEvidence(parts(), other)).rejects.toThrow(EvidenceFormatError);
  });
});
