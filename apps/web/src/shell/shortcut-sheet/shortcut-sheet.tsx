import { useEffect, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { OverlayPart } from '#ui/loading/part.tsx';

const ShortcutList = lazyComponent(() => import('./shortcut-list.tsx'), 'ShortcutList');
const OPEN_EVENT = 'rotunda:shortcuts';

/** Opens the shortcut sheet from anywhere. */
export function openShortcutSheet(): void {
  window.dispatchEvent(new Event(OPEN_EVENT));
}

/** The sheet of keyboard shortcuts, opened with `?`. */
export function ShortcutSheet() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('?', () => setIsOpen(true));
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener(OPEN_EVENT, open);
    return () => window.removeEventListener(OPEN_EVENT, open);
  }, []);
  return (
    isOpen && (
      <OverlayPart onClose={() => setIsOpen(false)}>
        <ShortcutList onClose={() => setIsOpen(false)} />
      </OverlayPart>
    )
  );
}
