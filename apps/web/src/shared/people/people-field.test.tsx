import type { components } from '@rotunda/api-client/bff-types';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import type { StubResponses } from '#testing/stub-services.ts';

type PersonIndex = components['schemas']['PersonIndex'];

const coverage = { state: 'current', scanned: 4, total: 4, failedCount: 0, failed: [], calls: 4 } as const;
const rows: PersonIndex['rows'] = [
  { email: 'ana@example.com', name: 'Ana Banerjee', type: 'user', foundIn: ['files'], mentions: 4 },
  { email: 'bo@example.com', name: 'Bo Berg', type: 'user', foundIn: ['calendars'], mentions: 3 },
  { email: 'legal@example.com', name: 'Legal', type: 'group', foundIn: ['files'], mentions: 2 },
  { email: 'pat@partner.example', name: 'Pat Partner', type: 'user', foundIn: ['calendars'], mentions: 1 },
];

async function openShare(more: Partial<PersonIndex> = {}, responses: StubResponses = {}) {
  const asked: string[] = [];
  const app = await renderApp({
    url: '/file/file-1/sharing',
    responses: {
      'drive.files.get': () => sampleFile(),
      'drive.permissions.list': () => ({ permissions: [] }),
      'drive.accessproposals.list': () => ({}),
      'drive.permissions.create': () => ({ id: 'p' }),
      ...responses,
    },
    bff: {
      'GET /api/indexes/people': ({ url }) => {
        asked.push(url.searchParams.get('q') ?? '');
        return { rows, all: rows.length, coverage, ...more };
      },
    },
  });
  await app.screen.getByRole('button', { name: 'Add people' }).click();
  const dialog = app.screen.getByRole('dialog', { name: /^Share/ });
  const field = dialog.getByRole('combobox', { name: 'People or groups' });
  await expect.element(field).toHaveFocus();
  return { ...app, dialog, field, asked, added: dialog.getByRole('grid', { name: 'Added people' }) };
}

test('a name is typed, the person is selected with Enter and shown with name and address', async () => {
  const { dialog, field, added } = await openShare();
  await field.fill('banerjee');
  await expect.element(dialog.getByRole('option', { name: 'Ana Banerjee ana@example.com' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(added.getByRole('row', { name: 'Ana Banerjee, ana@example.com' })).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(dialog.getByRole('listbox')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a person who was added is not suggested again, and the list covers no other field', async () => {
  const { dialog, field } = await openShare();
  await userEvent.keyboard('bo,');
  await expect.element(dialog.getByRole('row', { name: 'Bo Berg, bo@example.com' })).toBeVisible();
  await field.fill('b');
  await expect.element(dialog.getByRole('option', { name: /Ana Banerjee/ })).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: /Bo Berg/ })).not.toBeInTheDocument();
  const list = dialog.getByRole('listbox').element().getBoundingClientRect();
  const next = dialog.getByRole('button', { name: /^Type/ }).element().getBoundingClientRect();
  expect(next.top).toBeGreaterThanOrEqual(list.bottom);
});

test.each([
  ['an address and Enter', async () => userEvent.keyboard('new@other.example{Enter}')],
  ['an address and a comma', async () => userEvent.keyboard('new@other.example,')],
  ['a name and a comma', async () => userEvent.keyboard('bo,')],
  ['several addresses', async () => userEvent.keyboard('ana@example.com, bo@example.com, ')],
])('the list closes once a person is added by %s, and opens again on typing', async (_, add) => {
  const { dialog, field, added } = await openShare();
  await add();
  await expect.element(added.getByRole('row').first()).toBeVisible();
  await expect.element(dialog.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('p');
  await expect.element(dialog.getByRole('option', { name: /Pat Partner/ })).toBeVisible();
});

test('the list closes when another field is entered', async () => {
  const { dialog, field } = await openShare();
  await field.fill('pat');
  await expect.element(dialog.getByRole('listbox')).toBeVisible();
  await userEvent.tab();
  await expect.element(dialog.getByRole('listbox')).not.toBeInTheDocument();
});

test('a known group is shared with as a group, and an external person is marked', async () => {
  const { dialog, field, added, services } = await openShare();
  await field.fill('leg');
  await userEvent.keyboard('{Enter}');
  await field.fill('pat');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.element(added.getByRole('row', { name: /Legal/ })).toMatchTextContent(/Group.*Legal/);
  await expect.element(added.getByRole('row', { name: /Pat/ }).getByTitle('Outside example.com')).toBeVisible();
  await dialog.getByRole('button', { name: 'Share with 2 people' }).click();
  await expect
    .poll(() => services.callsOf('drive.permissions.create').map(({ body }) => body))
    .toEqual([
      { type: 'group', role: 'reader', emailAddress: 'legal@example.com' },
      { type: 'user', role: 'reader', emailAddress: 'pat@partner.example' },
    ]);
});

test('several pasted addresses are added at once, and an invalid one is named', async () => {
  const { dialog, field, added } = await openShare();
  const data = new DataTransfer();
  data.setData('text', '"Berg, Bo" <bo@example.com>; new@example.com\nnonsense');
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(added.getByRole('row')).toHaveLength(3);
  await expect.element(added.getByRole('row', { name: 'Bo Berg, bo@example.com' })).toBeVisible();
  await expect.element(dialog.getByText('Not an address: nonsense')).toBeVisible();
  await expect.element(dialog.getByRole('listbox')).not.toBeInTheDocument();
});

test('the keyboard moves to added people, removes them and returns', async () => {
  const { field, added } = await openShare();
  await field.fill('ana@example.com, bo@example.com, ');
  await expect.element(added.getByRole('row')).toHaveLength(2);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(added.getByRole('row', { name: /Bo/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await expect.element(added.getByRole('row')).toHaveLength(1);
  await expect.element(added.getByRole('row', { name: /Bo/ })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(added).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('a click on a button is not lost when the list above it closes', async () => {
  const { dialog, field, services } = await openShare();
  await field.fill('ana@example.com');
  await expect.element(dialog.getByRole('listbox')).toBeVisible();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => services.callsOf('drive.permissions.create')).toHaveLength(1);
});

test('people beyond the first page are searched once the typing pauses', async () => {
  const { field, asked } = await openShare({ nextPageToken: 'more' });
  await field.fill('zoe');
  await expect.poll(() => asked).toContain('zoe');
});
