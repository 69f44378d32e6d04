import { expect, test } from 'vitest';
import { findBoundKey, isChangeable } from './bound-key.ts';
import { findConflict } from './find-conflict.ts';
import { type ScopeId, scopeKeys } from './scope-keys.ts';
import { shortcutScopes } from './shortcut-scopes.ts';

const scope = (id: ScopeId) =>
  shortcutScopes.find((candidate) => candidate.id === id) ?? { id, label: id, shortcuts: [] };

test('the changeable shortcuts in the reference match those that are handled', () => {
  const reported = shortcutScopes.map(({ id, shortcuts }) => {
    const changeable = shortcuts.map(({ key }) => key).filter(isChangeable);
    return [id, changeable.toSorted().join('')];
  });
  expect(scopeKeys.map(({ id, keys }) => [id, [...keys].toSorted().join('')])).toEqual(reported);
});

test('a changed shortcut applies only where its action is available', () => {
  const preferences = { shortcuts: { 'processes.t': 'T' } };
  expect(findBoundKey('t', '/processes', preferences)).toBe('T');
  expect(findBoundKey('t', '/calendar/week', preferences)).toBe('t');
});

test('a disabled shortcut does nothing; named keys remain when single-key shortcuts are disabled', () => {
  expect(findBoundKey('x', '/files', { shortcuts: { 'lists.x': 'off' } })).toBeUndefined();
  expect(findBoundKey('j', '/files', { areShortcutsOn: false })).toBeUndefined();
  expect(findBoundKey('Backspace', '/files', { areShortcutsOn: false })).toBe('Backspace');
});

test('an unregistered key is unchanged', () => {
  expect(findBoundKey('y', '/processes', { shortcuts: {} })).toBe('y');
});

test('a shortcut conflicts with one available in the same place, even after a change', () => {
  expect(findConflict(scope('processes'), 'f', 'j', {})).toBe('Next row or approval');
  expect(findConflict(scope('processes'), 'f', 'd', {})).toBeUndefined();
  expect(findConflict(scope('lists'), 'j', 'd', {})).toBe('Metrics by day');
  expect(findConflict(scope('processes'), 'f', 'y', { shortcuts: { 'lists.j': 'y' } })).toBe('Next row or approval');
  expect(findConflict(scope('processes'), 'f', 'j', { shortcuts: { 'lists.j': 'y' } })).toBeUndefined();
});
