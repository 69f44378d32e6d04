import type { Preferences } from '#shared/preferences/preferences.ts';
import { scopeKeys } from './scope-keys.ts';
import { listScopes } from './scopes-at.ts';

/** Removes the key of an action. */
export const OFF = 'off';

/** Returns the ID of an action in the preferences. */
export function getActionId(scopeId: string, key: string): string {
  return `${scopeId}.${key}`;
}

/** Reports whether the key of an action can be changed. Named keys such as Enter cannot, because screen readers announce them. */
export function isChangeable(key: string): boolean {
  return /^[!-~]$/.test(key);
}

/** Returns the key that is assigned to the action of the default `key`. Returns undefined if none exists. */
export function findBoundKey(
  key: string,
  path: string,
  { shortcuts, areShortcutsOn }: Preferences,
): string | undefined {
  if (!isChangeable(key)) return key;
  if (areShortcutsOn === false) return undefined;
  const scope = listScopes(path, scopeKeys).find(({ keys }) => keys.includes(key));
  const bound = scope ? (shortcuts?.[getActionId(scope.id, key)] ?? key) : key;
  return bound === OFF ? undefined : bound;
}
