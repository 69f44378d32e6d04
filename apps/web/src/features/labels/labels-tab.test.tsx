import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { type StubResponses, serviceError } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';
import type { Label } from './label.ts';

const url = '/file/file-1/labels';
const confidential: Label = {
  id: 'confidentiality',
  fields: {
    level: { id: 'level', valueType: 'selection', selection: ['internal'] },
    reviewers: { id: 'reviewers', valueType: 'user', user: [{ emailAddress: 'ana@example.com' }] },
  },
};
const responses: StubResponses = {
  'drive.files.get': () => sampleFile({ capabilities: { canModifyLabels: true } }),
  'drive.files.listLabels': () => ({ labels: [confidential] }),
  'drive.files.modifyLabels': () => ({ modifiedLabels: [confidential] }),
};

test('labels are shown with the values of their fields', async () => {
  const { screen } = await renderApp({ url, responses });
  const label = screen.getByRole('region', { name: 'Label confidentiality' });
  await expect.element(label.getByText('internal')).toBeVisible();
  await expect.element(label.getByText('ana@example.com')).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('a field accepts other values of its type, and rejects those of another type', async () => {
  const { screen, services } = await renderApp({ url, responses });
  await screen.getByRole('button', { name: 'Change reviewers' }).click();
  await userEvent.fill(screen.getByLabelText('Value'), 'ana@example.com, bo');
  await expect.element(screen.getByText('bo is not an email address.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Value'), 'bo@example.com');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => services.callsOf('drive.files.modifyLabels')).toHaveLength(1);
  expect(services.callsOf('drive.files.modifyLabels')[0]?.body).toEqual({
    labelModifications: [
      { labelId: 'confidentiality', fieldModifications: [{ fieldId: 'reviewers', setUserValues: ['bo@example.com'] }] },
    ],
  });
});

test('a label is removed, and undo restores it with its values', async () => {
  const { screen, services } = await renderApp({ url, responses });
  await screen.getByRole('button', { name: 'Remove' }).click();
  await undoMessage('The label was removed');
  await expect.poll(() => services.callsOf('drive.files.modifyLabels')).toHaveLength(2);
  const [off, back] = services.callsOf('drive.files.modifyLabels').map(({ body }) => body);
  expect(off).toEqual({ labelModifications: [{ labelId: 'confidentiality', removeLabel: true }] });
  expect(back).toEqual({
    labelModifications: [
      {
        labelId: 'confidentiality',
        fieldModifications: [
          { fieldId: 'level', setSelectionValues: ['internal'] },
          { fieldId: 'reviewers', setUserValues: ['ana@example.com'] },
        ],
      },
    ],
  });
});

test('an unknown label is rejected at the field', async () => {
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'drive.files.modifyLabels': () => serviceError(400, 'invalidInput', 'There is no label with the ID nope.'),
    },
  });
  await screen.getByLabelText('Label', { exact: true }).selectOptions('Not in this list');
  await userEvent.fill(screen.getByLabelText('Label ID'), 'nope');
  await screen.getByRole('button', { name: 'Add label' }).click();
  await expect.element(screen.getByText(/There is no label with the ID nope/)).toBeVisible();
});

test('labels used on other files are offered when a label is added', async () => {
  const { screen } = await renderApp({
    url,
    responses: {
      ...responses,
      'drive.files.list': () => ({ files: [sampleFile({ id: 'file-2' }), sampleFile({ id: 'file-3' })] }),
      'drive.files.listLabels': ({ pathParams }) =>
        pathParams.fileId === 'file-3'
          ? serviceError(403, 'forbidden', 'Not yours.')
          : { labels: [pathParams.fileId === 'file-2' ? { id: 'retention' } : confidential] },
    },
  });
  const offered = () =>
    screen
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
  await expect.poll(offered).toEqual(['Choose a label', 'retention', 'Not in this list']);
  await expectAccessible();
});

test('a label is displayed and selected by the name the team gave it', async () => {
  let labelNames: Record<string, string> = { retention: 'Retention period' };
  const { screen, services } = await renderApp({
    url,
    responses,
    bff: {
      'GET /api/preferences/team': () => ({ labelNames }),
      'PATCH /api/preferences/team': ({ body }) => {
        labelNames = (body as { labelNames: Record<string, string> }).labelNames;
        return { labelNames };
      },
    },
  });
  await screen.getByRole('button', { name: 'Name' }).click();
  await userEvent.fill(screen.getByRole('dialog').getByLabelText('Name'), 'Confidentiality level');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Save' }).click();
  const label = screen.getByRole('region', { name: 'Label Confidentiality level' });
  await expect.element(label.getByText('confidentiality', { exact: true })).toBeVisible();
  expect(labelNames).toEqual({ retention: 'Retention period', confidentiality: 'Confidentiality level' });
  await screen.getByLabelText('Label', { exact: true }).selectOptions('Retention period');
  await screen.getByRole('button', { name: 'Add label' }).click();
  await expect
    .poll(() => services.callsOf('drive.files.modifyLabels').map(({ body }) => body))
    .toEqual([{ labelModifications: [{ labelId: 'retention' }] }]);
});
