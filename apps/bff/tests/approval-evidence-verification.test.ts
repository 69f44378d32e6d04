import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { digestDocument, digestEntry } from '#features/approval-history/evidence/evidence-document.ts';
import {
  EvidenceFormatError,
  isDigestRecorded,
  verifyEvidence,
} from '#features/approval-history/evidence/verify-evidence.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import { compile, download, prepareEvidence } from './approval-evidence-requests.ts';

const { bff, operator, approve } = prepareEvidence();

const RECORDS = fileURLToPath(new URL('../src/app/records-main.ts', import.meta.url));

type Member = string | number;

/** Returns the text of a document with another value for one member. */
function alter(text: string, path: readonly Member[], value: unknown, isDigestAdapted: boolean): string {
  const document = JSON.parse(text);
  const parent = path.slice(0, -1).reduce((at, name) => Reflect.get(at, name), document);
  Reflect.set(parent, path.at(-1) ?? '', value);
  if (isDigestAdapted) {
    for (const entry of document.approvals) {
      const { digest: _, ...content } = entry;
      entry.digest = digestEntry(JSON.stringify(content));
    }
    const { approvals, digest: _, ...head } = document;
    document.digest = digestDocument(
      head,
      approvals.map((entry: { digest: string }) => entry.digest),
    );
  }
  return JSON.stringify(document, undefined, 2);
}

/** Runs the command on the data of this console. */
function runRecords(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [RECORDS, ...args], { env: bff().storeEnv() }, (error, output) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output });
    });
  });
}

describe('the verification of evidence', () => {
  let store: Store;
  let text: string;
  let digest: string;

  const parts = () => ({ store, secrets: new SecretStore(store, openKeyRing(bff().config.keyRing)) });
  const faultsOf = async (altered: string) => (await verifyEvidence(parts(), altered)).faults;

  beforeAll(async () => {
    store = bff().openStore();
    const compiled = await compile(operator(), [await approve('First'), await approve('Second')]);
    digest = compiled.digest ?? '';
    text = (await download(operator(), compiled.evidenceId, 'json')).text;
    return () => store.destroy();
  });

  test('finds no difference in a document as downloaded, however its JSON is formatted', async () => {
    expect(await verifyEvidence(parts(), text)).toEqual({ approvals: 2, records: 8, faults: [] });
    expect(await faultsOf(JSON.stringify(JSON.parse(text), undefined, 4))).toEqual([]);
    expect(await isDigestRecorded(parts(), digest)).toBe(true);
    expect(await isDigestRecorded(parts(), '0'.repeat(64))).toBe(false);
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
      // Members that the audit trail does not contain are covered only by the digests.
      if (isAdapted || path.some((member) => member === 'steps'))
        expect(faults).toContainEqual(expect.stringMatching(fault));
    }
  });

  test('detects approvals that were omitted or reordered', async () => {
    const { approvals } = JSON.parse(text);
    expect(await faultsOf(alter(text, ['approvals'], approvals.slice(1), true))).toContainEqual(
      'document: 1 approval, expected 2 in order',
    );
    expect(await faultsOf(alter(text, ['approvals'], approvals.toReversed(), true))).toContainEqual(
      'document: 2 approvals, expected 2 in order',
    );
  });

  test('is a command that prints each difference on a line and fails', async () => {
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

  test('rejects a file that is not evidence', async () => {
    for (const other of ['', '{}', '[]', text.slice(0, -10), alter(text, ['format'], 'other', false)])
      await expect(verifyEvidence(parts(), other)).rejects.toThrow(EvidenceFormatError);
  });
});
