import { expect, test } from 'vitest';
import { hasDifferentAccess } from './own-access.ts';

const folder = { permissionIds: ['ana', 'bo'] };

test.each([
  ['somebody besides', { permissionIds: ['ana', 'bo', 'guest'] }, true],
  ['somebody fewer', { permissionIds: ['ana'] }, true],
  ['somebody else', { permissionIds: ['ana', 'guest'] }, true],
  ['the same people in another order', { permissionIds: ['bo', 'ana'] }, false],
  ['access of its own in a shared drive', { hasAugmentedPermissions: true }, true],
  [
    'access that the folder does not pass on',
    { permissionIds: ['ana', 'bo'], inheritedPermissionsDisabled: true },
    true,
  ],
  ['access that the service does not tell', {}, false],
])('an item with %s is compared with its folder: %j, %s', (_what, file, differs) => {
  expect(hasDifferentAccess(file, folder)).toBe(differs);
});

test('no difference is shown while the access to the folder is unknown', () => {
  expect(hasDifferentAccess({ permissionIds: ['guest'] }, undefined)).toBe(false);
  expect(hasDifferentAccess({ permissionIds: ['guest'] }, {})).toBe(false);
});
