import { lazyComponent } from '#lib/lazy-component.ts';
import { PanelPart } from '#ui/loading/part.tsx';
import { closeHelp, useIsHelpOpen } from './help-state.ts';

// Lazy-loaded on first open.
const HelpPanel = lazyComponent(() => import('./help-panel.tsx'), 'HelpPanel');

/** Help for the shown screen, beside it. */
export function HelpDrawer() {
  return (
    useIsHelpOpen() && (
      <PanelPart onClose={closeHelp}>
        <HelpPanel onClose={closeHelp} />
      </PanelPart>
    )
  );
}
