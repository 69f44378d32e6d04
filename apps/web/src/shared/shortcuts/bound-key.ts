import type { Preferences } from '#shared/preferences/preferences.ts';
import { scopeKeys } from './scope-keys.ts';
import { scopesAt } from './scopes-at.ts';

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
  const scope = scopesAt(path, scopeKeys).find(({ keys }) => keys.includes(key));
  const bound = scope ? (shortcuts?.[actionId(scope.id, key)] ?? key) : key;
  return bound === OFF ? undefined : bound;
}
