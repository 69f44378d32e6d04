import { describe, expect, test } from 'vitest';
import { add, email, prepareApprovals, REFUSED, replace } from './approval-requests.ts';

const { services, responsesOf, grant, createFile, start, act, refusal, read } = prepareApprovals();

describe('reviewers', () => {
  test('are added by the initiator and by writers, each one once', async () => {
    const target = await start(await createFile(), ['bo'], {}, 'wim');
    services().account(email('dina'));
    expect(responsesOf(await act('ana', 'reassign', target, add('chen', 'bo')))).toEqual([
      ['bo', 'NO_RESPONSE'],
      ['chen', 'NO_RESPONSE'],
    ]);
    grant(target.fileId, 'wim', 'reader');
    expect(responsesOf(await act('wim', 'reassign', target, add('dina')))).toHaveLength(3);
    expect(await refusal('bo', 'reassign', target, add('ana'))).toEqual(REFUSED);
    await act('bo', 'approve', target);
    expect(await act('chen', 'approve', target)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  test('can be replaced until they have responded', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    await act('bo', 'approve', target);
    const fault = { status: 400, location: 'replaceReviewers' };
    expect(await refusal('ana', 'reassign', target, replace('bo', 'wim'))).toMatchObject(fault);
    expect(await refusal('ana', 'reassign', target, replace('wim', 'ana'))).toMatchObject(fault);
    expect(await refusal('ana', 'reassign', target, replace('chen', 'bo'))).toMatchObject(fault);
    expect(await refusal('ana', 'reassign', target, replace('chen', 'nobody'))).toMatchObject(fault);
    const nobodyNew = { replaceReviewers: [{ removedReviewerEmail: email('chen') }] };
    expect((await refusal('ana', 'reassign', target, nobodyNew)).status).toBe(400);
    expect(await refusal('ana', 'reassign', target, add('nobody'))).toMatchObject({ location: 'addReviewers' });
    expect(await refusal('ana', 'reassign', target)).toEqual({ status: 400, reason: 'badRequest' });
    // One invalid reviewer leaves the others unchanged.
    const partly = { ...add('wim'), ...replace('chen', 'nobody') };
    expect((await refusal('ana', 'reassign', target, partly)).status).toBe(400);
    expect(responsesOf(await read(target))).toEqual([
      ['bo', 'APPROVED'],
      ['chen', 'NO_RESPONSE'],
    ]);
    expect(responsesOf(await act('wim', 'reassign', target, replace('chen', 'wim')))).toEqual([
      ['bo', 'APPROVED'],
      ['wim', 'NO_RESPONSE'],
    ]);
    expect(await act('wim', 'approve', target)).toMatchObject({ status: 'APPROVED' });
  });

  test('with read access can pass on only their own review', async () => {
    const target = await start(await createFile(), ['bo', 'ana']);
    expect(await refusal('bo', 'reassign', target, replace('ana', 'chen'))).toEqual(REFUSED);
    expect(await refusal('chen', 'reassign', target, replace('chen', 'wim'))).toEqual(REFUSED);
    const passed = await act('bo', 'reassign', target, replace('bo', 'chen'));
    expect(responsesOf(passed)[0]).toEqual(['chen', 'NO_RESPONSE']);
    expect(await refusal('bo', 'approve', target)).toEqual(REFUSED);
  });
});
