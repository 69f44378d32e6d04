import { expect, test } from 'vitest';
import { boundKey, isChangeable } from './bound-key.ts';
import { findConflict } from './find-conflict.ts';
import { type ScopeId, scopeKeys } from './scope-keys.ts';
import { shortcutScopes } from './shortcut-scopes.ts';

const scope = (id: ScopeId) =>
  shortcutScopes.find((candidate) => candidate.id === id) ?? { id, label: id, shortcuts: [] };

test('what can be changed of the keys that the sheet tells of is what is listened to', () => {
  const reported = shortcutScopes.map(({ id, shortcuts }) => {
    const changeable = shortcuts.map(({ key }) => key).filter(isChangeable);
    return [id, changeable.toSorted().join('')];
  });
  expect(scopeKeys.map(({ id, keys }) => [id, [...keys].toSorted().join('')])).toEqual(reported);
});

test('a key that was changed counts only where its action is', () => {
  const preferences = { shortcuts: { 'processes.t': 'T' } };
  expect(boundKey('t', '/processes', preferences)).toBe('T');
  expect(boundKey('t', '/calendar/week', preferences)).toBe('t');
});

test('a key that is off does nothing; named keys stay when single keys are off', () => {
  expect(boundKey('x', '/files', { shortcuts: { 'lists.x': 'off' } })).toBeUndefined();
  expect(boundKey('j', '/files', { areShortcutsOn: false })).toBeUndefined();
  expect(boundKey('Backspace', '/files', { areShortcutsOn: false })).toBe('Backspace');
});

test('a key that the registry does not know is itself', () => {
  expect(boundKey('y', '/processes', { shortcuts: {} })).toBe('y');
});

test('a key is taken by what works at the same place, also after a change', () => {
  expect(findConflict(scope('processes'), 'f', 'j', {})).toBe('Next row or approval');
  expect(findConflict(scope('processes'), 'f', 'd', {})).toBeUndefined();
  expect(findConflict(scope('lists'), 'j', 'd', {})).toBe('Metrics by day');
  expect(findConflict(scope('processes'), 'f', 'y', { shortcuts: { 'lists.j': 'y' } })).toBe('Next row or approval');
  expect(findConflict(scope('processes'), 'f', 'j', { shortcuts: { 'lists.j': 'y' } })).toBeUndefined();
});
