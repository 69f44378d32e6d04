import { lazy, Suspense, useEffect, useState } from 'react';
import { PanelPlace } from '#ui/panel-place.tsx';

// Loaded when it opens.
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));
const TOGGLE_EVENT = 'rotunda:help';

/** Opens the help for the screen, or closes it. */
export function toggleHelp(): void {
  window.dispatchEvent(new Event(TOGGLE_EVENT));
}

/** Help for the screen that is shown, beside it. */
export function HelpDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const toggle = () => setIsOpen((wasOpen) => !wasOpen);
    window.addEventListener(TOGGLE_EVENT, toggle);
    return () => window.removeEventListener(TOGGLE_EVENT, toggle);
  }, []);
  return (
    isOpen && (
      <Suspense fallback={<PanelPlace />}>
        <HelpPanel onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
