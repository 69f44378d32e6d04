import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isModified } from '#lib/is-modified.ts';
import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { mainScreens } from '#shared/screens/main-screens.ts';
import { announceKey } from './announce.ts';
import { findBoundKey } from './bound-key.ts';
import { isTyping } from './is-typing.ts';
import { readScreenPath } from './screen-path.ts';
import { endBurst, isTextBeingTyped } from './shortcut-listener.ts';

const CHORD_MS = 1_500; // Long enough to find the second key, and short enough not to affect later keys.

/** Handles `g` followed by the letter of a screen, which opens the screen. */
export function useScreenChords(): void {
  const router = useRouter();
  useEffect(() => {
    let startedAtMs = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isModified(event) || isTyping(event) || isTextBeingTyped()) return;
      if (event.timeStamp - startedAtMs < CHORD_MS) {
        startedAtMs = Number.NEGATIVE_INFINITY;
        if (event.key.length > 1) return;
        // The second key only selects the screen.
        event.preventDefault();
        event.stopImmediatePropagation();
        endBurst();
        const screen = mainScreens.find(({ chord }) => chord === event.key);
        if (screen) void router.navigate({ to: screen.to });
        else announceKey(`No shortcut g ${event.key}. Press ? for all keys.`);
      } else if (event.key === findBoundKey('g', readScreenPath(), readPreferences())) {
        // Nothing else handles the first key or announces why it is unavailable.
        event.preventDefault();
        startedAtMs = event.timeStamp;
      }
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [router]);
}
