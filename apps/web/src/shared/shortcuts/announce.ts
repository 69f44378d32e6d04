import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { notifyInPlace } from '#ui/toasts/toasts.tsx';
import { boundKey } from './bound-key.ts';
import { scopeKeys } from './scope-keys.ts';
import { scopesAt } from './scopes-at.ts';
import { readScreenPath } from './screen-path.ts';
import type { Refusal } from './shortcut.ts';

const IGNORED = 'Typing ignored: press a key on its own to use it as a shortcut. Nothing was sent.';

/** Says something about a key that was pressed, on the screen and to screen readers, in place of what was said last. */
export function announceKey(message: string): void {
  notifyInPlace('keys', message);
}

/** Says that letters were taken for a text. */
export function announceTyping(): void {
  announceKey(IGNORED);
}

/** Says why a shortcut can do nothing now, and puts the focus on what is missing. */
export function announceRefusal({ reason, findMissing }: Refusal): void {
  announceKey(reason);
  const missing = findMissing?.();
  missing?.scrollIntoView({ block: 'nearest' });
  missing?.focus();
}

/** Says why a form cannot be sent, and puts the focus on the first of its fields that is not right. */
export function announceInvalid(reason: string): void {
  const findMissing = () =>
    document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]') ??
    document.querySelector<HTMLElement>('main [aria-invalid=true]');
  announceRefusal({ reason, findMissing });
}

/** Says why a key does nothing that has a use on this screen, but nothing to use it on; keeps it while the screen loads. */
export async function announceUnavailable(pressed: string): Promise<void> {
  const { takeUnusedKey } = await import('./unused-key.ts');
  takeUnusedKey(pressed, announceKey);
}

/** Whether a key has a use on the screen at hand, whether or not there is anything to use it on. */
export function hasUseHere(pressed: string): boolean {
  const path = readScreenPath();
  const preferences = readPreferences();
  return scopesAt(path, scopeKeys).some(({ keys, ...scope }) =>
    [...keys, ...('named' in scope ? scope.named : [])].some((key) => boundKey(key, path, preferences) === pressed),
  );
}
