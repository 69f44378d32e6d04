import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchSavedFiles } from '#testing/catch-saved-files.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { operatorSession, type StubResponses, serviceError } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';
import type { SharedDrive } from './drive.ts';

const legal: SharedDrive = {
  id: 'drive-legal',
  name: 'Legal archive',
  createdTime: '2026-01-10T10:00:00.000Z',
  restrictions: { domainUsersOnly: true },
  capabilities: {
    canRenameDrive: true,
    canDeleteDrive: true,
    canManageMembers: true,
    canChangeDomainUsersOnlyRestriction: true,
  },
};
const hidden: SharedDrive = { id: 'drive-old', name: 'Old projects', hidden: true };

const responses: StubResponses = {
  'drive.drives.list': () => ({ drives: [legal, hidden] }),
  'drive.drives.get': () => legal,
  'drive.drives.hide': () => ({ ...legal, hidden: true }),
  'drive.files.list': () => ({ files: [{ id: 'one' }, { id: 'two' }], nextPageToken: 'more' }),
  'drive.permissions.list': () => ({ permissions: [{ id: 'p', type: 'user', role: 'organizer', displayName: 'Bo' }] }),
};

test('shared drives are listed with their restrictions, hidden ones on request', async () => {
  const { screen, services, address } = await renderApp({ url: '/drives', responses });
  const row = screen.getByRole('row', { name: 'Legal archive' });
  await expect.element(row.getByRole('gridcell', { name: 'Organisation only' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Old projects' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
  await screen.getByText('Include hidden').click();
  await expect.element(screen.getByRole('row', { name: 'Old projects' })).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'legal');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('row', { name: 'Old projects' })).not.toBeInTheDocument();
  expect(address()).toBe('/drives?hidden=true&q=legal');
  row.element().focus();
  await page.viewport(1280, 800);
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'Legal archive' });
  await expect.element(panel.getByRole('heading', { name: '1 member' })).toBeVisible();
  await expect.element(panel.getByText('Only people in the organisation have access')).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
  await expect.element(row.getByRole('gridcell', { name: '2+', exact: true })).toBeVisible();
  expect(address()).toContain('peek=drive-legal');
  await expectAccessible();
  await userEvent.keyboard('h');
  await expect.element(screen.getByText('Legal archive is hidden')).toBeVisible();
  expect(services.callsOf('drive.drives.hide')).toHaveLength(1);
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/drives/drive-legal');
});

test('members are requested only if the user may read them, and otherwise the reason is shown', async () => {
  const read: SharedDrive = { id: 'drive-read', name: 'Handbook', capabilities: { canEdit: false } };
  const some = {
    ...responses,
    'drive.drives.list': () => ({ drives: [{ ...legal, capabilities: { canEdit: true } }, read] }),
  };
  const { screen, services, address } = await renderApp({ url: '/drives', responses: some });
  const row = screen.getByRole('row', { name: 'Handbook' });
  const why = 'Only people who can edit items of the drive see its members';
  await expect.element(row.getByRole('gridcell', { name: `– unknown: ${why}` })).toBeVisible();
  const counted = screen.getByRole('row', { name: 'Legal archive' });
  await expect.element(counted.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
  row.element().focus();
  await userEvent.keyboard(' ');
  const panel = screen.getByRole('complementary', { name: 'Handbook' });
  await expect.element(panel.getByText(`${why}.`)).toBeVisible();
  expect(address()).toContain('peek=drive-read');
  const asked = () => services.callsOf('drive.permissions.list').map(({ pathParams }) => pathParams.fileId);
  expect(asked()).not.toContain('drive-read');
  await screen.getByText('Administrator mode: every drive of the organisation').click();
  await expect.poll(asked).toContain('drive-read');
});

test('the matching drives are exported with the displayed columns', async () => {
  const { screen } = await renderApp({ url: '/drives?q=legal&cols=name,hidden,restrictions', responses });
  await expect.element(screen.getByRole('columnheader', { name: 'Hidden' })).toBeVisible();
  const saved = catchSavedFiles();
  await screen.getByRole('button', { name: 'Export' }).click();
  await screen.getByRole('group', { name: 'All 1 row' }).getByRole('menuitem', { name: 'CSV' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.name).toBe('shared-drives.csv');
  expect(await saved[0]?.text()).toBe('Name,Hidden,Restrictions\r\nLegal archive,No,Organisation only\r\n');
});

test('administrator mode uses administrator rights and stays on when a drive is opened', async () => {
  const { screen, services, address } = await renderApp({ url: '/drives', responses });
  await screen.getByText('Administrator mode: every drive of the organisation').click();
  await expect.poll(() => services.callsOf('drive.drives.list').at(-1)?.query.get('useDomainAdminAccess')).toBe('true');
  const row = screen.getByRole('row', { name: 'Legal archive' });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/drives/drive-legal?admin=true');
  expect(services.callsOf('drive.drives.get')[0]?.query.get('useDomainAdminAccess')).toBe('true');
});

test('a drive is created with one request ID however often it is sent', async () => {
  let isFirst = true;
  const { screen, services, address } = await renderApp({
    url: '/drives',
    responses: {
      ...responses,
      'drive.drives.create': () => {
        if (!isFirst) return { id: 'drive-new', name: 'Audit' };
        isFirst = false;
        return serviceError(503, 'backendError', 'Try again.');
      },
    },
  });
  await screen.getByRole('button', { name: 'New shared drive' }).click();
  await userEvent.fill(screen.getByRole('dialog').getByLabelText('Name', { exact: true }), 'Audit');
  await screen.getByRole('button', { name: 'Create drive' }).click();
  await expect.element(screen.getByText(/^Try again/)).toBeVisible();
  await screen.getByRole('button', { name: 'Create drive' }).click();
  await expect.poll(address).toBe('/drives/drive-new');
  const ids = services.callsOf('drive.drives.create').map(({ query }) => query.get('requestId'));
  expect(new Set(ids).size).toBe(1);
});

test('restrictions change with a checkbox and can be undone; those the user may not change are disabled', async () => {
  const { screen, services } = await renderApp({
    url: '/drives/drive-legal',
    responses: { ...responses, 'drive.drives.update': () => legal },
  });
  const rule = screen.getByRole('checkbox', { name: 'Only people in the organisation have access' });
  await expect.element(rule).toBeChecked();
  const closed = screen.getByRole('checkbox', { name: /Only members have access/ });
  await expect.element(closed).toHaveAttribute('aria-description', 'Only organizers of the drive can change this.');
  closed.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(closed).not.toBeChecked();
  expect(services.callsOf('drive.drives.update')).toHaveLength(0);
  await expectAccessible();
  await screen.getByText('Only people in the organisation have access').click();
  await undoMessage('Turned off: only people in the organisation have access');
  await expect.poll(() => services.callsOf('drive.drives.update')).toHaveLength(2);
  expect(services.callsOf('drive.drives.update').map(({ body }) => body)).toEqual([
    { restrictions: { domainUsersOnly: false } },
    { restrictions: { domainUsersOnly: true } },
  ]);
});

test('administrator mode shows its remaining time, and ends by its button or by its timeout', async () => {
  const key = 'rotunda.administrator-since';
  sessionStorage.setItem(key, String(Date.now() - 13.5 * 60_000));
  const { screen, address } = await renderApp({ url: '/drives?admin=true', responses });
  await expect.element(screen.getByRole('timer')).toHaveTextContent('Ends in 2 minutes.');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Exit administrator mode' }).click();
  await expect.poll(address).toBe('/drives');
  await screen.unmount();
  sessionStorage.setItem(key, String(Date.now() - 16 * 60_000));
  const later = await renderApp({ url: '/drives?admin=true', responses });
  await expect.poll(later.address).toBe('/drives');
  await expect.element(later.screen.getByRole('timer')).not.toBeInTheDocument();
});

test('unmanaged drives are found in administrator mode', async () => {
  const { screen, services, address } = await renderApp({ url: '/drives?admin=true', responses });
  await screen.getByText('Without organizers').click();
  await expect.poll(address).toBe('/drives?admin=true&orphaned=true');
  await expect
    .poll(() => services.callsOf('drive.drives.list').map(({ query }) => query.get('q')))
    .toContain('organizerCount = 0');
  await screen.getByRole('button', { name: 'Exit administrator mode' }).click();
  await expect.poll(address).toBe('/drives');
});

test('a drive that is not empty can be deleted only in administrator mode, with its contents', async () => {
  const full: StubResponses = {
    ...responses,
    'drive.files.list': () => ({ files: [{ id: 'f1', name: 'Contract.pdf' }] }),
    'drive.drives.delete': () => undefined,
  };
  const plain = await renderApp({ url: '/drives/drive-legal', responses: full });
  await expect.element(plain.screen.getByText('Contract.pdf')).toBeVisible();
  await expect.element(plain.screen.getByRole('button', { name: 'Delete drive' })).toBeDisabled();
  await plain.screen.unmount();
  const { screen, services, address } = await renderApp({ url: '/drives/drive-legal?admin=true', responses: full });
  await screen.getByRole('button', { name: 'Delete drive' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete Legal archive' });
  await userEvent.fill(dialog.getByLabelText('Type Legal archive to confirm'), 'Legal archive');
  await expect.element(dialog.getByRole('button', { name: 'Delete drive' })).toBeDisabled();
  await dialog.getByText('Also delete all contents').click();
  await dialog.getByRole('button', { name: 'Delete drive' }).click();
  await expect.poll(address).toBe('/drives?admin=true');
  const [call] = services.callsOf('drive.drives.delete');
  expect(call?.query.get('allowItemDeletion')).toBe('true');
});

test('members are added with drive roles', async () => {
  const { screen } = await renderApp({
    url: '/drives/drive-legal/members',
    responses: {
      ...responses,
      'drive.permissions.list': () => ({
        permissions: [
          {
            id: 'p1',
            type: 'user',
            role: 'organizer',
            displayName: 'Olga Operator',
            emailAddress: 'operator@example.com',
          },
        ],
      }),
    },
  });
  await screen.getByRole('button', { name: 'Role Organizer' }).click();
  await expect.element(screen.getByRole('option', { name: /^File organizer/ })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'General access' })).not.toBeInTheDocument();
});

test('the legacy operations work alongside their replacement', async () => {
  const team = { id: 'drive-legal', name: 'Legal archive' };
  const { screen, services } = await renderApp({
    url: '/drives/legacy',
    responses: {
      ...responses,
      'drive.teamdrives.list': () => ({ teamDrives: [team] }),
      'drive.teamdrives.get': () => ({ ...team, kind: 'drive#teamDrive' }),
      'drive.teamdrives.create': () => ({ id: 'drive-new' }),
      'drive.teamdrives.update': () => team,
      'drive.teamdrives.delete': () => serviceError(403, 'cannotDeleteNonEmptyTeamDrive', 'The drive is not empty.'),
    },
  });
  await expect.element(screen.getByText(/these operations are deprecated/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(screen.getByText(/drive#teamDrive/)).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'Delete' }).click();
  await userEvent.fill(screen.getByLabelText('Type Legal archive to confirm'), 'Legal archive');
  await screen.getByRole('button', { name: 'Delete drive' }).click();
  await expect.element(screen.getByText(/The drive is not empty/)).toBeVisible();
  expect(services.callsOf('drive.teamdrives.get')[0]?.query.get('fields')).toBe('*');
});

test('read-only roles see who may change drives', async () => {
  const operations = ['drive.drives.list', 'drive.drives.get', 'drive.files.list'];
  const session = { ...operatorSession, roles: ['reviewer' as const], operations };
  const { screen } = await renderApp({ url: '/drives', responses, session });
  await expect
    .element(screen.getByRole('button', { name: 'New shared drive' }))
    .toHaveAccessibleDescription(
      /^Creating drives requires the Operator role\. Your role is Reviewer; ask an operator/,
    );
  await expect.element(screen.getByText(/Administrator mode/)).not.toBeInTheDocument();
});
