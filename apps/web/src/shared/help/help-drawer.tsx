import { lazy, Suspense } from 'react';
import { PanelPlace } from '#ui/panel-place.tsx';
import { closeHelp, useIsHelpOpen } from './help-state.ts';

// Loaded when it opens.
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));

/** Help for the screen that is shown, beside it. */
export function HelpDrawer() {
  return (
    useIsHelpOpen() && (
      <Suspense fallback={<PanelPlace />}>
        <HelpPanel onClose={closeHelp} />
      </Suspense>
    )
  );
}
