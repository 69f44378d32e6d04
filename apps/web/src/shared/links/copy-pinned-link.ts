import type { AnyRouter } from '@tanstack/react-router';
import { copyText } from '#ui/copy-text.ts';

/** Copies the address of the screen with `pinned` in the place of what it leaves to the settings of whoever opens it. */
export function copyPinnedLink({ buildLocation }: AnyRouter, pinned: object): void {
  const { href } = buildLocation({ to: '.', search: (before: object) => ({ ...before, ...pinned }) });
  copyText(window.location.origin + href, 'Link copied');
}
