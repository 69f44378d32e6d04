import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { sampleApproval, sampleFile } from '#testing/sample-files.ts';

test('the only reviewer who has not responded is the one to replace, unless chosen otherwise', async () => {
  const reviewer = { displayName: 'Bo Berg', emailAddress: 'bo@example.com' };
  const approval = sampleApproval({ reviewerResponses: [{ reviewer, response: 'NO_RESPONSE' }] });
  const { screen } = await renderApp({
    url: '/file/file-1/approvals',
    responses: { 'drive.files.get': () => sampleFile(), 'drive.approvals.list': () => ({ items: [approval] }) },
  });
  await screen.getByRole('button', { name: 'More approval actions' }).click();
  await screen.getByRole('menuitem', { name: /^Reassign/ }).click();
  await screen.getByRole('button', { name: 'Replace Bo Berg' }).click();
  await screen.getByRole('option', { name: 'No one (add a reviewer)' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add reviewer' })).toBeVisible();
});
