import type { Preferences } from '#shared/preferences/preferences.ts';
import { getActionId } from './bound-key.ts';
import { listScopes } from './scopes-at.ts';
import { type ShortcutScope, shortcutScopes } from './shortcut-scopes.ts';

/** Returns the existing action of `wanted` where an action of `scope` applies. Returns undefined if the key is free. */
export function findConflict(
  scope: ShortcutScope,
  key: string,
  wanted: string,
  preferences: Preferences,
): string | undefined {
  const reachable = scope.path === undefined ? shortcutScopes : listScopes(scope.path, shortcutScopes);
  for (const other of reachable) {
    for (const shortcut of other.shortcuts) {
      if (other.id === scope.id && shortcut.key === key) continue;
      const bound = preferences.shortcuts?.[getActionId(other.id, shortcut.key)] ?? shortcut.key;
      if (bound === wanted) return shortcut.label;
    }
  }
  return undefined;
}
