import { describe, expect, test } from 'vitest';
import { prepareApprovals } from './approval-requests.ts';

const { responsesOf, as, createFile, start, act, read, upload } = prepareApprovals();

const DOCUMENT = 'application/vnd.google-apps.document';

describe('a content change', () => {
  test.each([
    ['RESET_APPROVAL', 'NO_RESPONSE'],
    ['NO_APPROVAL_ACTION', 'APPROVED'],
  ])('with %s leaves responses as %s', async (fileContentChangeBehavior, retained) => {
    for (const file of [{ name: 'plan.txt' }, { name: 'Plan', mimeType: DOCUMENT }]) {
      const target = await start(await createFile(file), ['bo', 'chen'], { fileContentChangeBehavior });
      await act('bo', 'approve', target);
      await as('ana').files.update({ fileId: target.fileId, requestBody: { name: 'Renamed', starred: true } });
      expect(responsesOf(await read(target))[0]).toEqual(['bo', 'APPROVED']);
      await upload(target.fileId);
      expect(responsesOf(await read(target))).toEqual([
        ['bo', retained],
        ['chen', 'NO_RESPONSE'],
      ]);
    }
  });

  test('by deleting the newest revision resets responses; deleting an older one does not', async () => {
    const target = await start(await createFile(), ['bo', 'chen']);
    const { fileId } = target;
    await upload(fileId);
    await upload(fileId);
    await act('bo', 'approve', target);
    const revisions = (await as('ana').revisions.list({ fileId })).data.revisions ?? [];
    const deleteAt = (index: number) => as('ana').revisions.delete({ fileId, revisionId: revisions[index]?.id ?? '' });
    await deleteAt(0);
    expect(responsesOf(await read(target))[0]).toEqual(['bo', 'APPROVED']);
    await deleteAt(2);
    expect(responsesOf(await read(target))[0]).toEqual(['bo', 'NO_RESPONSE']);
  });

  test('leaves a completed approval unchanged', async () => {
    const target = await start(await createFile(), ['bo']);
    await act('bo', 'approve', target);
    const approved = await read(target);
    await as('ana').files.update({
      fileId: target.fileId,
      requestBody: { contentRestrictions: [{ readOnly: false }] },
    });
    await upload(target.fileId);
    expect(await read(target)).toEqual(approved);
  });
});
