import type { Preferences } from '#shared/preferences/preferences.ts';
import { type ShortcutScope, shortcutScopes } from './shortcut-scopes.ts';

/** Takes the key away from an action. */
export const OFF = 'off';

/** Names an action in the preferences. */
export function actionId(scopeId: string, key: string): string {
  return `${scopeId}.${key}`;
}

/** Whether the key of an action can be another one: named keys such as Enter are what screen readers announce. */
export function isChangeable(key: string): boolean {
  return /^[!-~]$/.test(key);
}

/** The key that now does what `key` does as the console comes; undefined while none does. */
export function boundKey(key: string, path: string, { shortcuts, areShortcutsOn }: Preferences): string | undefined {
  if (!isChangeable(key)) return key;
  if (areShortcutsOn === false) return undefined;
  const scope = scopesAt(path).find((candidate) => candidate.shortcuts.some((shortcut) => shortcut.key === key));
  const bound = scope ? (shortcuts?.[actionId(scope.id, key)] ?? key) : key;
  return bound === OFF ? undefined : bound;
}

/** What `wanted` would do already where an action of `scope` works; undefined when it is free. */
export function findConflict(
  scope: ShortcutScope,
  key: string,
  wanted: string,
  preferences: Preferences,
): string | undefined {
  const reachable = scope.path === undefined ? shortcutScopes : scopesAt(scope.path);
  for (const other of reachable) {
    for (const shortcut of other.shortcuts) {
      if (other.id === scope.id && shortcut.key === key) continue;
      const bound = preferences.shortcuts?.[actionId(other.id, shortcut.key)] ?? shortcut.key;
      if (bound === wanted) return shortcut.label;
    }
  }
  return undefined;
}

/** Scopes of the screens at an address, without those that work everywhere. */
export function screenScopes(path: string): readonly ShortcutScope[] {
  return shortcutScopes.filter(({ path: start }) => path === start || path.startsWith(`${start}/`));
}

/** Scopes that work at an address, the nearest first. */
function scopesAt(path: string): readonly ShortcutScope[] {
  return [...screenScopes(path), ...shortcutScopes.filter((scope) => scope.path === undefined).reverse()];
}
