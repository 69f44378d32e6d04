import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAccess } from '#items/access.ts';
import { requireItem } from '#items/items.ts';
import { putPermission } from '#items/permissions.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf } from './drive-client.ts';

const FORBIDDEN = { status: 403, reason: 'insufficientFilePermissions' };

let services: TestServices;
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices();
  const { db } = services;
  for (const id of ['level', 'retention', 'l3', 'l4', 'l5', 'l6']) {
    db.run("INSERT INTO labels (id, revision_id, name) VALUES (?, '7', ?)", id, id);
  }
  const fields = [
    ['level', 'grade', 'selection', '["public","secret"]'],
    ['retention', 'until', 'dateString', null],
    ['retention', 'note', 'text', null],
    ['retention', 'copies', 'integer', null],
    ['retention', 'keeper', 'user', null],
  ] as const;
  for (const [label, id, type, choices] of fields) {
    db.run('INSERT INTO label_fields VALUES (?, ?, ?, ?, ?)', label, id, id, type, choices);
  }
});
afterAll(() => services[Symbol.asyncDispose]());

async function createFile(mimeType = 'text/plain'): Promise<string> {
  const { data } = await as('ana').files.create({ requestBody: { name: 'Plan', mimeType } });
  const { id: grantee, permissionId: id } = services.account('bo@example.com');
  const { number } = requireItem(services.db, data.id ?? '');
  putPermission(services.db, number, { id, type: 'user', grantee, role: 'reader', grantedAt: 1 });
  refreshAccess(services.db, number);
  return data.id ?? '';
}

const modify = (fileId: string, ...labelModifications: object[]) =>
  as('ana').files.modifyLabels({ fileId, requestBody: { labelModifications } });

describe('drive.files.modifyLabels', () => {
  test('applies labels with values of every type', async () => {
    const fileId = await createFile();
    const { data } = await modify(
      fileId,
      { labelId: 'level', fieldModifications: [{ fieldId: 'grade', setSelectionValues: ['public', 'secret'] }] },
      {
        labelId: 'retention',
        fieldModifications: [
          { fieldId: 'until', setDateValues: ['2030-02-28'] },
          { fieldId: 'note', setTextValues: ['For the audit'] },
          { fieldId: 'copies', setIntegerValues: ['9223372036854775807'] },
          { fieldId: 'keeper', setUserValues: ['bo@example.com'] },
        ],
      },
    );
    expect(data).toMatchObject({
      kind: 'drive#modifyLabelsResponse',
      modifiedLabels: [
        {
          kind: 'drive#label',
          id: 'level',
          revisionId: '7',
          fields: {
            grade: { kind: 'drive#labelField', id: 'grade', valueType: 'selection', selection: ['public', 'secret'] },
          },
        },
        {
          id: 'retention',
          fields: {
            until: { valueType: 'dateString', dateString: ['2030-02-28'] },
            note: { valueType: 'text', text: ['For the audit'] },
            copies: { valueType: 'integer', integer: ['9223372036854775807'] },
            keeper: { valueType: 'user', user: [{ emailAddress: 'bo@example.com', me: false }] },
          },
        },
      ],
    });
    const { data: found } = await as('ana').files.list({ q: "labels/retention.note contains 'audit'" });
    expect(found.files).toMatchObject([{ id: fileId }]);
  });

  test('replaces and clears values, and removes labels without their fields', async () => {
    const fileId = await createFile();
    await modify(
      fileId,
      { labelId: 'l3' },
      { labelId: 'level', fieldModifications: [{ fieldId: 'grade', setSelectionValues: ['public'] }] },
    );
    const { data: replaced } = await modify(fileId, {
      labelId: 'level',
      fieldModifications: [{ fieldId: 'grade', setSelectionValues: ['secret'] }],
    });
    expect(replaced.modifiedLabels?.[0]?.fields?.grade?.selection).toEqual(['secret']);
    const { data } = await modify(
      fileId,
      { labelId: 'l3', removeLabel: true },
      { labelId: 'level', fieldModifications: [{ fieldId: 'grade', unsetValues: true }] },
    );
    expect(data.modifiedLabels).toEqual([{ kind: 'drive#label', id: 'level', revisionId: '7', fields: {} }]);
    const { data: listed } = await as('ana').files.listLabels({ fileId });
    expect(listed.labels?.map(({ id }) => id)).toEqual(['level']);
  });

  test('appears in the change log and does not change the modified time', async () => {
    const fileId = await createFile();
    const { data: token } = await as('ana').changes.getStartPageToken();
    const before = (await as('ana').files.get({ fileId, fields: 'modifiedTime,version' })).data;
    await modify(fileId, { labelId: 'level' });
    const after = (await as('ana').files.get({ fileId, fields: 'modifiedTime,version' })).data;
    expect(after).toEqual({ ...before, version: String(Number(before.version) + 1) });
    const { data } = await as('ana').changes.list({ pageToken: token.startPageToken ?? '' });
    expect(data.changes).toMatchObject([{ fileId }]);
  });

  test.each([
    ['an unknown label', [{ labelId: 'none' }], 'invalidInput'],
    [
      'an unknown field',
      [{ labelId: 'level', fieldModifications: [{ fieldId: 'none', unsetValues: true }] }],
      'labelMutationUnknownField',
    ],
    [
      'no choice',
      [{ labelId: 'level', fieldModifications: [{ fieldId: 'grade', setSelectionValues: ['x'] }] }],
      'labelMutationIllegalSelection',
    ],
    [
      'two texts',
      [{ labelId: 'retention', fieldModifications: [{ fieldId: 'note', setTextValues: ['a', 'b'] }] }],
      'labelMultipleValuesForSingularField',
    ],
    [
      'another type',
      [{ labelId: 'retention', fieldModifications: [{ fieldId: 'note', setIntegerValues: ['1'] }] }],
      'invalidInput',
    ],
    [
      'no day',
      [{ labelId: 'retention', fieldModifications: [{ fieldId: 'until', setDateValues: ['2030-02-30'] }] }],
      'invalidInput',
    ],
    [
      'no integer',
      [
        {
          labelId: 'retention',
          fieldModifications: [{ fieldId: 'copies', setIntegerValues: ['9223372036854775808'] }],
        },
      ],
      'invalidInput',
    ],
    [
      'nobody',
      [{ labelId: 'retention', fieldModifications: [{ fieldId: 'keeper', setUserValues: ['no@example.com'] }] }],
      'invalidInput',
    ],
    [
      'more labels than a file carries',
      ['level', 'retention', 'l3', 'l4', 'l5', 'l6'].map((labelId) => ({ labelId })),
      'invalidInput',
    ],
  ])('changes nothing for %s', async (_, modifications, reason) => {
    const fileId = await createFile();
    const refusal = await refusalOf(modify(fileId, { labelId: 'l3' }, ...modifications));
    expect(refusal).toEqual({ status: 400, reason });
    expect((await as('ana').files.listLabels({ fileId })).data.labels).toEqual([]);
  });

  test('is for users who may write the file', async () => {
    const fileId = await createFile();
    expect(await refusalOf(as('bo').files.modifyLabels({ fileId, requestBody: {} }))).toEqual(FORBIDDEN);
    const folder = await createFile('application/vnd.google-apps.folder');
    expect(await refusalOf(modify(folder, { labelId: 'level' }))).toEqual(FORBIDDEN);
  });
});

describe('labels of a file', () => {
  test('are listed page by page', async () => {
    const fileId = await createFile();
    await modify(fileId, { labelId: 'level' }, { labelId: 'l3' }, { labelId: 'retention' });
    const first = (await as('bo').files.listLabels({ fileId, maxResults: 2 })).data;
    expect(first).toMatchObject({ kind: 'drive#labelList', labels: [{ id: 'l3' }, { id: 'level' }] });
    const pageToken = first.nextPageToken ?? '';
    const { data: second } = await as('bo').files.listLabels({ fileId, maxResults: 2, pageToken });
    expect(second.labels?.map(({ id }) => id)).toEqual(['retention']);
    expect(second).not.toHaveProperty('nextPageToken');
    const refusal = await refusalOf(as('bo').files.listLabels({ fileId, maxResults: 0 }));
    expect(refusal).toEqual({ status: 400, reason: 'invalid', location: 'maxResults' });
  });

  test('are part of the file if they are requested', async () => {
    const fileId = await createFile();
    await modify(fileId, { labelId: 'level' }, { labelId: 'l3' });
    const named = { includeLabels: 'level,retention', fields: 'labelInfo/labels/id' };
    const labelInfo = { labels: [{ id: 'level' }] };
    expect((await as('bo').files.get({ fileId, ...named })).data).toEqual({ labelInfo });
    const { data: list } = await as('bo').files.list({
      includeLabels: 'level',
      fields: 'files(id,labelInfo/labels/id)',
    });
    expect(list.files).toContainEqual({ id: fileId, labelInfo });
    expect((await as('bo').files.get({ fileId, fields: '*' })).data).not.toHaveProperty('labelInfo');
    const wildcard = await refusalOf(as('bo').files.get({ fileId, includeLabels: '*', fields: 'labelInfo' }));
    expect(wildcard).toEqual({ status: 400, reason: 'badRequest', location: 'includeLabels' });
  });
});
