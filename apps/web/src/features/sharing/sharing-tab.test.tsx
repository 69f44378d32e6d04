import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Permission } from '#shared/permissions/permission.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { renderApp } from '#testing/render-app.tsx';
import { sampleFile } from '#testing/sample-files.ts';
import { operatorSession, serviceError } from '#testing/stub-services.ts';
import { undoMessage } from '#testing/undo-message.ts';
import { member, owner, reader, responsesWith, url, writer } from './testing/stub-permissions.ts';

test('a user who can only read a file sees who can see its people, and who can grant that', async () => {
  const responses = responsesWith([], {
    'drive.files.get': () =>
      sampleFile({ capabilities: { canShare: false }, owners: [{ displayName: 'Ravi Venter' }], ownedByMe: false }),
    'drive.permissions.list': () => serviceError(403, 'insufficientFilePermissions', 'The user may not.'),
  });
  const { screen } = await renderApp({ url, responses });
  await expect.element(screen.getByText('Only editors can see who has access')).toBeVisible();
  await expect
    .element(screen.getByText('Ask the owner, Ravi Venter, for edit access.', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('people are listed by highest role first, with the source of their access', async () => {
  const { screen } = await renderApp({ url, responses: responsesWith([reader, writer, owner, member]) });
  const people = screen.getByRole('region', { name: 'People with access' });
  await expect.element(people.getByRole('listitem').first()).toMatchTextContent(/Olga Operator \(you\)/);
  const inherited = people.getByRole('listitem', { name: 'Bo Berg' });
  await expect
    .element(inherited.getByRole('link', { name: 'a parent folder' }))
    .toHaveAttribute('href', '/files/folder-1');
  await expect.element(inherited.getByRole('button', { name: 'Remove Bo Berg' })).not.toBeInTheDocument();
  await expect
    .element(people.getByRole('listitem', { name: 'Chen Li' }).getByRole('link', { name: 'the members of the drive' }))
    .toHaveAttribute('href', '/drives/drive-1/members');
  await expectAccessible();
  await page.viewport(390, 844);
  await expectAccessible();
});

test('inherited access can be raised, but not lowered', async () => {
  const commenter: Permission = {
    ...writer,
    role: 'commenter',
    // The service returns this in My Drive.
    permissionDetails: [{ permissionType: 'file', inherited: true }],
  };
  const { screen } = await renderApp({ url, responses: responsesWith([owner, commenter]) });
  await screen.getByRole('button', { name: 'Role Commenter' }).click();
  await expect.element(screen.getByRole('option', { name: /^Writer/ })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /^Reader/ })).not.toBeInTheDocument();
});

test('several groups are added at once, and rejected ones stay in the field', async () => {
  const responses = responsesWith([owner, reader], {
    'drive.permissions.create': ({ body }) => {
      const { emailAddress } = body as Permission;
      return emailAddress === 'new@example.com'
        ? { id: 'p-new' }
        : serviceError(400, 'invalidSharingRequest', 'Account not found.');
    },
  });
  const { screen, services } = await renderApp({ url, responses });
  await screen.getByRole('button', { name: 'Add people' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Share Release notes.txt' });
  await dialog.getByRole('button', { name: 'Type People' }).click();
  await screen.getByRole('option', { name: /^Groups/ }).click();
  await userEvent.fill(dialog.getByLabelText('People or groups'), 'new@example.com, nobody@example.com');
  await expect.element(dialog.getByRole('row', { name: /^new@example.com No access Reader: can open/ })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Share with 2 people' }).click();
  await expect.element(dialog.getByText(/nobody@example.com: Account not found/)).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: 'nobody@example.com' })).toBeVisible();
  expect(services.callsOf('drive.permissions.create').map(({ body }) => body)).toEqual([
    { type: 'group', role: 'reader', emailAddress: 'new@example.com' },
    { type: 'group', role: 'reader', emailAddress: 'nobody@example.com' },
  ]);
});

test('a role is changed, an expiry set and removed, and access removed', async () => {
  const ending = { ...reader, expirationTime: '2027-01-31T22:59:59.000Z' };
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith([owner, ending], {
      'drive.permissions.update': () => ending,
      'drive.permissions.delete': () => undefined,
    }),
  });
  await screen.getByRole('button', { name: 'Role Reader' }).click();
  await screen.getByRole('option', { name: /^Writer/ }).click();
  await expect.poll(() => services.callsOf('drive.permissions.update')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Set expiry for Ana Ivanova' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Access expires after' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Remove expiry' }).click();
  await expect.poll(() => services.callsOf('drive.permissions.update')).toHaveLength(2);
  const [role, end] = services.callsOf('drive.permissions.update');
  expect(role?.body).toEqual({ role: 'writer' });
  expect(end?.query.get('removeExpiration')).toBe('true');
  await undoMessage('Access of Ana Ivanova no longer expires');
  await expect
    .poll(() => services.callsOf('drive.permissions.update')[2]?.body)
    .toEqual({ expirationTime: ending.expirationTime });
  await screen.getByRole('button', { name: 'Remove Ana Ivanova' }).click();
  await expect.poll(() => services.callsOf('drive.permissions.delete')).toHaveLength(1);
});

test('sharing shows in advance what each person will be able to do; inherited access is preserved', async () => {
  const { screen } = await renderApp({ url, responses: responsesWith([owner, writer, reader]) });
  await screen.getByRole('button', { name: 'Add people' }).click();
  const people = 'bo@example.com, ana@example.com, dee@example.com';
  await userEvent.fill(screen.getByLabelText('People or groups'), people);
  const result = screen.getByRole('table', { name: 'Result' });
  const row = (name: RegExp) => result.getByRole('row', { name });
  await expect.element(row(/^bo@example.com Writer No change: Writer$/)).toBeVisible();
  await expect.element(row(/^ana@example.com Reader No change: Reader$/)).toBeVisible();
  await expect.element(row(/^dee@example.com No access Reader: can open and download it$/)).toBeVisible();
  await expectAccessible();
});

test('each role shows its effect in advance, combined with other access, and the row shows what would be left', async () => {
  const everybody: Permission = { id: 'p-domain', type: 'domain', role: 'commenter', domain: 'example.com' };
  const named: Permission = { ...reader, role: 'writer' };
  const { screen } = await renderApp({ url, responses: responsesWith([owner, named, everybody]) });
  const row = screen.getByRole('listitem', { name: 'Ana Ivanova' });
  await expect.element(row).toMatchTextContent(/Would still have Commenter access via Everyone at example\.com\./);
  await row.getByRole('button', { name: /^Role/ }).click();
  await expect
    .element(screen.getByRole('option', { name: /^Reader/ }))
    .toMatchTextContent(/still can open it and comment via Everyone at example.com/);
  await expectAccessible();
});

test('ownership is transferred only after the address is typed', async () => {
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith([owner, reader], { 'drive.permissions.create': () => ({ id: 'p-ana' }) }),
  });
  await screen.getByRole('button', { name: 'Make owner: Ana Ivanova' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Transfer ownership' });
  const confirm = dialog.getByRole('button', { name: 'Transfer ownership' });
  await expect.element(confirm).toBeDisabled();
  await userEvent.fill(dialog.getByLabelText('Type ana@example.com to confirm'), 'Ana@example.com');
  await confirm.click();
  await expect.poll(() => services.callsOf('drive.permissions.create')).toHaveLength(1);
  const [call] = services.callsOf('drive.permissions.create');
  expect(call?.query.get('transferOwnership')).toBe('true');
  expect(call?.body).toEqual({ type: 'user', role: 'owner', emailAddress: 'ana@example.com' });
  await expect
    .element(screen.getByText('Ana Ivanova owns the file now. Only they can transfer it back.', { exact: true }))
    .toBeVisible();
});

test('a link for anyone is enabled and disabled', async () => {
  const anyone: Permission = { id: 'anyoneWithLink', type: 'anyone', role: 'reader', allowFileDiscovery: false };
  let permissions = [owner];
  const { screen, services } = await renderApp({
    url,
    responses: {
      ...responsesWith([]),
      'drive.permissions.list': () => ({ permissions }),
      'drive.permissions.create': () => {
        permissions = [owner, anyone];
        return anyone;
      },
      'drive.permissions.delete': () => {
        permissions = [owner];
        return undefined;
      },
    },
  });
  await expect.element(screen.getByText('Only people with access can open this item.')).toBeVisible();
  await screen.getByRole('button', { name: 'Access Restricted' }).click();
  await screen.getByRole('option', { name: 'Anyone with the link' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Share with anyone with the link' });
  await expect
    .element(dialog.getByText('Anyone with the link can open and download it, without signing in.'))
    .toBeVisible();
  expect(services.callsOf('drive.permissions.create')).toEqual([]);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect
    .element(screen.getByText('Anyone with the link can open and download it, without signing in.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Access Anyone with the link' }).click();
  await screen.getByRole('option', { name: 'Restricted' }).click();
  await expect.element(screen.getByText('Only people with access can open this item.')).toBeVisible();
  expect(services.callsOf('drive.permissions.delete')[0]?.pathParams.permissionId).toBe('anyoneWithLink');
  await undoMessage('Access is now restricted to people with access');
  await expect
    .element(screen.getByText('Anyone with the link can open and download it, without signing in.'))
    .toBeVisible();
});

test('an organisation is given access, changed and removed, and each change is undone', async () => {
  const domain: Permission = { id: 'd-1', type: 'domain', role: 'reader', domain: 'example.com' };
  let permissions = [owner];
  const { screen, services } = await renderApp({
    url,
    responses: responsesWith([], {
      'drive.permissions.list': () => ({ permissions }),
      'drive.permissions.create': () => {
        permissions = [owner, domain];
        return domain;
      },
      'drive.permissions.update': ({ body }) => {
        const changed = { ...domain, ...(body as Permission) };
        permissions = [owner, changed];
        return changed;
      },
      'drive.permissions.delete': () => {
        permissions = [owner];
        return undefined;
      },
    }),
  });
  await screen.getByRole('button', { name: 'Add an organisation' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Share with a domain' });
  await expect.element(dialog.getByLabelText('Domain')).toHaveValue('example.com');
  await expect.element(dialog.getByText('Everyone at example.com can open and download it.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Share' }).click();
  const row = screen.getByRole('listitem', { name: 'Everyone at example.com' });
  await row.getByRole('button', { name: 'Role Reader' }).click();
  await screen.getByRole('option', { name: /^Commenter/ }).click();
  await expect.element(row.getByRole('button', { name: 'Role Commenter' })).toBeVisible();
  await row.getByRole('button', { name: 'Remove Everyone at example.com' }).click();
  await expect.element(row).not.toBeInTheDocument();
  await undoMessage('Everyone at example.com was removed');
  await expect.element(row).toBeVisible();
  expect(services.callsOf('drive.permissions.create').map(({ body }) => body)).toMatchObject([
    { type: 'domain', role: 'reader', domain: 'example.com', allowFileDiscovery: false },
    { type: 'domain', role: 'commenter', domain: 'example.com' },
  ]);
  await expectAccessible();
});

test('users who may not share see who has access, and why they cannot change it', async () => {
  const session = {
    ...operatorSession,
    roles: ['support' as const],
    operations: ['drive.files.get', 'drive.permissions.list'],
  };
  const { screen } = await renderApp({ url, responses: responsesWith([owner, reader]), session });
  await expect.element(screen.getByText(/^Sharing requires the Operator role\. Your role is Support/)).toBeVisible();
  const approval = screen.getByRole('button', { name: 'Start approval' });
  await expect
    .element(approval)
    .toHaveAccessibleDescription(/^Starting approvals requires the Operator or Reviewer role\. /);
  await expect.element(screen.getByRole('button', { name: 'Add people' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Remove Ana Ivanova' })).toBeDisabled();
});

test('a file is shared from its header, on any of its tabs, and with a shortcut', async () => {
  const { screen, services } = await renderApp({
    url: '/file/file-1/labels',
    responses: responsesWith([owner], {
      'drive.files.listLabels': () => ({}),
      'drive.permissions.create': () => ({ id: 'p-ana' }),
    }),
  });
  await expect.element(screen.getByRole('button', { name: 'Start approval' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  await userEvent.keyboard('s');
  const dialog = screen.getByRole('dialog', { name: /^Share / });
  await dialog.getByRole('combobox', { name: 'People or groups' }).fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => services.callsOf('drive.permissions.create').map(({ body }) => body))
    .toMatchObject([{ emailAddress: 'ana@example.com' }]);
});
