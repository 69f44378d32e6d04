import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Permission } from '#shared/permissions/permission.ts';
import { renderApp } from '#testing/render-app.tsx';
import { serviceError } from '#testing/stub-services.ts';
import { owner, responsesWith, url, writer } from './testing/stub-permissions.ts';

test('the current reasons for the access of an address are listed', async () => {
  const domain: Permission = { id: 'p-domain', type: 'domain', role: 'reader', domain: 'example.com' };
  const stale: Permission = { id: 'p-gone', type: 'anyone', role: 'reader' };
  const { screen } = await renderApp({
    url,
    responses: responsesWith([owner, writer, domain, stale], {
      'drive.permissions.get': ({ pathParams }) =>
        [writer, domain].find(({ id }) => id === pathParams.permissionId) ??
        serviceError(404, 'notFound', 'Permission not found.'),
    }),
  });
  await userEvent.fill(screen.getByRole('region', { name: 'Check access' }).getByRole('combobox'), 'BO@example.com');
  await expect.element(screen.getByText('BO@example.com can edit, comment on and share it.')).toBeVisible();
  await expect.element(screen.getByText('By name, from a parent folder')).toBeVisible();
  await expect.element(screen.getByText('Everyone at example.com, directly')).toBeVisible();
  await expect.element(screen.getByText('Anyone with the link, directly')).not.toBeInTheDocument();
  await userEvent.fill(screen.getByRole('region', { name: 'Check access' }).getByRole('combobox'), 'x@other.org');
  await expect.element(screen.getByText('x@other.org has no access.')).toBeVisible();
});

test('a person who may have access through a group is labelled, even before a request for more is answered', async () => {
  const group: Permission = { id: 'p-legal', type: 'group', role: 'reader', displayName: 'Legal' };
  const asker = { requesterEmailAddress: 'hiro@example.com', recipientEmailAddress: 'hiro@example.com' };
  const accessProposals = [{ proposalId: 'proposal-1', ...asker, rolesAndViews: [{ role: 'writer' as const }] }];
  const { screen } = await renderApp({
    url,
    responses: responsesWith([owner, group], { 'drive.accessproposals.list': () => ({ accessProposals }) }),
  });
  await expect.element(screen.getByText('Now: may have access through the group Legal.')).toBeVisible();
  await userEvent.fill(screen.getByRole('region', { name: 'Check access' }).getByRole('combobox'), 'hiro@example.com');
  await expect.element(screen.getByText('hiro@example.com may have access through the group Legal.')).toBeVisible();
});

test('access requests that fail to load are reported as missing, and hide no one who has access', async () => {
  const asked: string[] = [];
  let refusal = serviceError(429, 'userRateLimitExceeded', 'User Rate Limit Exceeded');
  const { screen } = await renderApp({
    url,
    responses: responsesWith([owner, writer], {
      'drive.accessproposals.list': () => {
        asked.push('asked');
        return refusal.clone();
      },
    }),
  });
  await expect.element(screen.getByText('Access requests could not be loaded')).toBeVisible();
  await expect.element(screen.getByText('Bo Berg')).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(2);
  refusal = Response.json({ accessProposals: [] });
  await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Access requests could not be loaded')).not.toBeInTheDocument();
});

test('an access request is accepted with the selected role', async () => {
  const accessProposals = [
    {
      proposalId: 'proposal-1',
      requesterEmailAddress: 'hiro@example.com',
      recipientEmailAddress: 'hiro@example.com',
      requestMessage: 'For the audit',
      rolesAndViews: [{ role: 'writer' as const }],
    },
  ];
  const drafts: unknown[] = [];
  const time = '2026-11-21T10:00:00.000Z';
  const { screen } = await renderApp({
    url,
    responses: responsesWith([owner], { 'drive.accessproposals.list': () => ({ accessProposals }) }),
    bff: {
      'POST /api/delayed-calls': ({ body }) => {
        drafts.push(body);
        return { delayedCallId: 's', state: 'held', label: 'Done', createTime: time, sendTime: time };
      },
      'GET /api/delayed-calls/s': () => ({ state: 'sent', label: 'Done' }),
    },
  });
  const requests = screen.getByRole('region', { name: '1 person requests access' });
  await requests.getByRole('button', { name: 'Role Writer' }).click();
  await screen.getByRole('option', { name: /^Reader/ }).click();
  await expect.element(requests.getByText('Now: no access.')).toBeVisible();
  await expect.element(requests.getByText('Cannot: Comment on it')).toBeVisible();
  await requests.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => drafts)
    .toMatchObject([
      {
        operationId: 'drive.accessproposals.resolve',
        params: { fileId: 'file-1', proposalId: 'proposal-1' },
        body: { action: 'ACCEPT', role: ['reader'], sendNotification: true },
      },
    ]);
});
