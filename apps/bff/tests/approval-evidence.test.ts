import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  compile,
  download,
  evidence,
  OPERATOR,
  post,
  prepareEvidence,
  REVIEWER,
} from './approval-evidence-requests.ts';

const { bff, operator, reviewer, approve } = prepareEvidence();

describe('evidence of approvals', () => {
  test('shows for each approval who did what and when, on which content, and where that is in the audit log', async () => {
    const target = await approve('Contract');
    const { evidenceId, digest, done, partial } = await compile(operator(), [target], {
      filters: [{ name: 'Decided', value: 'November 2026' }],
    });
    expect({ done, partial }).toEqual({ done: 1, partial: 0 });
    const document = (await download(operator(), evidenceId, 'json')).json();
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
    const trail = await operator().request('/api/audit?operation=approvals.evidence');
    expect(trail.json()).toMatchObject({ entries: [{ target: evidenceId, details: { digest, approvals: 1 } }] });
  });

  test('is also available as a table and a PDF, both with the digest', async () => {
    const target = await approve('Ünïcode 合同');
    const { evidenceId, digest = '' } = await compile(operator(), [target]);
    const csv = (await download(operator(), evidenceId, 'csv')).text.split('\r\n');
    expect(csv).toHaveLength(1 + 3 + 1);
    for (const line of csv.slice(1, -1)) expect(line).toContain(digest);
    expect(csv[1]).toContain('Ünïcode 合同');
    const pdf = await download(operator(), evidenceId, 'pdf');
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect(pdf.text.trimEnd().slice(-5)).toBe('%%EOF');
  });

  test('is compiled in parts, and lists the approvals that could not be read', async () => {
    const target = await approve('Report');
    const missing = { fileId: target.fileId, approvalId: 'none' };
    const draft = { title: 'Many', filters: [], notes: [], approvals: [...Array(24).fill(target), missing] };
    const created = evidence.parse((await post(operator(), '/api/approval-evidence', draft)).json());
    const path = `/api/approval-evidence/${created.evidenceId}`;
    expect((await operator().request(`${path}/document`)).status).toBe(409);
    expect((await post(operator(), `${path}/compile`, {})).json()).toMatchObject({ total: 25, done: 20 });
    const listed = z.object({ evidence: z.array(evidence) });
    const [newest] = listed.parse((await operator().request('/api/approval-evidence')).json()).evidence;
    expect(newest).toMatchObject({ evidenceId: created.evidenceId, done: 20 });
    expect((await post(operator(), `${path}/compile`, {})).json()).toMatchObject({
      done: 25,
      partial: 1,
      unread: [{ part: 'approval', approvals: 1, reason: expect.any(String) }],
    });
    const document = z
      .object({ approvals: z.array(z.unknown()) })
      .parse((await download(operator(), created.evidenceId, 'json')).json());
    expect(document.approvals).toHaveLength(25);
    expect(document.approvals[24]).toMatchObject({
      approvalId: 'none',
      steps: [],
      unread: [{ part: 'approval', reason: expect.any(String) }],
    });
  });

  test('lists the revisions that a reader of the file cannot read, with the reason', async () => {
    const target = await approve('Read only');
    const { evidenceId, partial, unread } = await compile(reviewer(), [target, target]);
    expect(partial).toBe(2);
    expect(unread).toMatchObject([{ part: 'revisions', approvals: 2, reason: expect.any(String) }]);
    const [listed] = z
      .object({ evidence: z.array(evidence) })
      .parse((await reviewer().request('/api/approval-evidence')).json()).evidence;
    expect(listed).toMatchObject({ evidenceId, partial: 2 });
    expect(listed).not.toHaveProperty('unread');
  });

  test('omits approvals that the user cannot see, and belongs to one user only', async () => {
    const target = await approve('Secret');
    const support = await bff().signIn('support');
    const { evidenceId, partial } = await compile(support, [target]);
    expect(partial).toBe(1);
    const text = (await download(support, evidenceId, 'json')).text;
    expect(text).not.toContain('Secret');
    expect(text).not.toContain(REVIEWER);
    expect((await operator().request(`/api/approval-evidence/${evidenceId}`)).status).toBe(404);
    expect((await operator().request(`/api/approval-evidence/${evidenceId}/document`)).status).toBe(404);
  });

  test('is started for a thousand approvals, and rejected for more or none', async () => {
    const draft = { title: 'T', filters: [], notes: [] };
    const many = Array(1_001).fill({ fileId: 'f'.repeat(200), approvalId: 'a'.repeat(200) });
    const created = await post(operator(), '/api/approval-evidence', { ...draft, approvals: many.slice(1) });
    expect([created.status, evidence.parse(created.json()).total]).toEqual([201, 1_000]);
    for (const approvals of [[], many])
      expect((await post(operator(), '/api/approval-evidence', { ...draft, approvals })).status).toBe(400);
  });
});
