import { describe, expect, test } from 'vitest';
import { add, prepareApprovals, REFUSED, type Target } from './approval-requests.ts';
import { refusalOf } from './drive-client.ts';

const { responsesOf, as, grant, createFile, start, act, refusal, read, upload, lockOf, activityOf } =
  prepareApprovals();

describe('reviewer responses', () => {
  test('complete an approval and lock the file once all have approved', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const first = await act('bo', 'approve', target);
    expect(first).toMatchObject({ status: 'IN_PROGRESS' });
    expect(responsesOf(first)).toEqual([
      ['bo', 'APPROVED'],
      ['chen', 'NO_RESPONSE'],
    ]);
    const last = await act('chen', 'approve', target, { message: 'Fine' });
    expect(last).toMatchObject({ status: 'APPROVED', completeTime: expect.any(String) });
    expect(await lockOf(target.fileId)).toEqual({ readOnly: true, reason: 'Locked for File Approval' });
    const rename = as('ana').files.update({ fileId: target.fileId, requestBody: { name: 'other' } });
    expect((await refusalOf(rename)).status).toBe(403);
  });

  test('leave the file unlocked if changes are to be ignored', async () => {
    const target = await start(await createFile(), ['bo'], { fileContentChangeBehavior: 'NO_APPROVAL_ACTION' });
    expect(await act('bo', 'approve', target)).toMatchObject({ status: 'APPROVED' });
    expect(await lockOf(target.fileId)).toBeUndefined();
    expect((await upload(target.fileId)).status).toBe(200);
  });

  test('lock no file of a type without locks', async () => {
    const requestBody = { name: 'Plan', mimeType: 'application/vnd.google-apps.drawing' };
    const { data } = await as('ana').files.create({ requestBody });
    const fileId = data.id ?? '';
    grant(fileId, 'bo', 'reader');
    const target = await start(fileId, ['bo'], { lockFile: true });
    expect(await act('bo', 'approve', target)).toMatchObject({ status: 'APPROVED' });
    expect(await lockOf(fileId)).toBeUndefined();
  });

  test('end the approval with the first decline', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    await act('chen', 'approve', target);
    const declined = await act('bo', 'decline', target, { message: 'No' });
    expect(declined).toMatchObject({ status: 'DECLINED', completeTime: expect.any(String) });
    expect(responsesOf(declined)).toEqual([
      ['bo', 'DECLINED'],
      ['chen', 'APPROVED'],
    ]);
    expect(await lockOf(target.fileId)).toBeUndefined();
  });

  test('repeated unchanged change nothing and notify no one; a reviewer who approved may still decline', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const first = await act('bo', 'approve', target);
    expect(await act('bo', 'approve', target, { message: 'Again' })).toEqual(first);
    expect(activityOf(target).map(({ action }) => action)).toEqual(['started', 'approved']);
    expect(await act('bo', 'decline', target)).toMatchObject({ status: 'DECLINED' });
  });

  test('are accepted only from reviewers, and for an approval of that file', async () => {
    const target = await start(await createFile(), ['bo']);
    for (const verb of ['approve', 'decline'] as const) {
      expect(await refusal('chen', verb, target)).toEqual(REFUSED);
      expect(await refusal('ana', verb, target)).toEqual(REFUSED);
      expect(await refusal('dina', verb, target)).toMatchObject({ status: 404, location: 'fileId' });
      const elsewhere = { ...target, fileId: await createFile() };
      expect(await refusal('bo', verb, elsewhere)).toMatchObject({ status: 404, location: 'approvalId' });
    }
    expect(await read(target)).toMatchObject({ status: 'IN_PROGRESS' });
  });
});

describe.each(['APPROVED', 'DECLINED', 'CANCELLED'])('an approval that is %s', (status) => {
  async function complete(): Promise<Target> {
    const target = await start(await createFile(), ['bo']);
    if (status === 'CANCELLED') await act('ana', 'cancel', target);
    else await act('bo', status === 'APPROVED' ? 'approve' : 'decline', target);
    return target;
  }

  test('accepts no response, cancellation or reviewer change, and accepts comments until another approval is in progress', async () => {
    const target = await complete();
    const before = await read(target);
    for (const [name, verb, body] of [
      ['bo', 'approve', {}],
      ['bo', 'decline', {}],
      ['ana', 'cancel', {}],
      ['ana', 'reassign', add('chen')],
    ] as const) {
      expect(await refusal(name, verb, target, body)).toEqual(REFUSED);
    }
    expect(await read(target)).toEqual(before);
    expect(await act('bo', 'comment', target, { message: 'Looking back' })).toMatchObject({ status });
    await start(target.fileId, ['chen']);
    expect(await refusal('bo', 'comment', target, { message: 'Too late' })).toEqual(REFUSED);
  });
});
