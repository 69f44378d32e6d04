import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { notifyInPlace } from '#ui/toasts/toasts.tsx';
import { findBoundKey } from './bound-key.ts';
import { scopeKeys } from './scope-keys.ts';
import { listScopes } from './scopes-at.ts';
import { readScreenPath } from './screen-path.ts';
import type { Refusal } from './shortcut.ts';

const IGNORED = 'Typing ignored: press a key on its own to use it as a shortcut. Nothing was sent.';

/** Shows a message about a pressed key on the screen and to screen readers, replacing the last one. */
export function announceKey(message: string): void {
  notifyInPlace('keys', message);
}

/** Announces that letters were interpreted as text. */
export function announceTyping(): void {
  announceKey(IGNORED);
}

/** Announces why a shortcut is unavailable, and focuses the missing input. */
export function announceRefusal({ reason, findMissing }: Refusal): void {
  announceKey(reason);
  const missing = findMissing?.();
  missing?.scrollIntoView({ block: 'nearest' });
  missing?.focus();
}

/** Announces why a form cannot be sent, and focuses its first invalid field. */
export function announceInvalid(reason: string): void {
  const findMissing = () =>
    document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]') ??
    document.querySelector<HTMLElement>('main [aria-invalid=true]');
  announceRefusal({ reason, findMissing });
}

let lastKey: Promise<void> = Promise.resolve();

/**
 * Announces why a key of this screen currently has no target. If the screen is loading, stores the key. The code for it is loaded
 * at the first key; the screen may load faster, and keys are handled in their order.
 */
export function announceUnavailable(pressed: string): void {
  const isLoading = document.querySelector('main [data-loading]') !== null;
  lastKey = lastKey
    .catch(() => undefined)
    .then(async () => {
      const { handleUnavailableKey } = await import('./unavailable-key.ts');
      handleUnavailableKey(pressed, { isLoading, say: announceKey });
    });
}

/** Reports whether a key has a function on the current screen, regardless of a target. */
export function isBoundOnScreen(pressed: string): boolean {
  const path = readScreenPath();
  const preferences = readPreferences();
  return listScopes(path, scopeKeys).some(({ keys, ...scope }) =>
    [...keys, ...('named' in scope ? scope.named : [])].some((key) => findBoundKey(key, path, preferences) === pressed),
  );
}
