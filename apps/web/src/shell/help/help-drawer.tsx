import { lazyComponent } from '#lib/lazy-component.ts';
import { PanelPart } from '#ui/loading/part.tsx';
import { closeHelp, useIsHelpOpen } from './help-state.ts';

// Loaded when it opens.
const HelpPanel = lazyComponent(() => import('./help-panel.tsx'), 'HelpPanel');

/** Help for the screen that is shown, beside it. */
export function HelpDrawer() {
  return (
    useIsHelpOpen() && (
      <PanelPart onClose={closeHelp}>
        <HelpPanel onClose={closeHelp} />
      </PanelPart>
    )
  );
}
