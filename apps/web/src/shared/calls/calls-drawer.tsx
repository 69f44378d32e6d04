import { lazyComponent } from '#lib/lazy-component.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { PanelPart } from '#ui/loading/part.tsx';
import { closeCalls, toggleCalls, useCallsDrawer } from './calls-drawer-state.ts';

// Lazy-loaded on first open.
const CallsPanel = lazyComponent(() => import('./calls-panel.tsx'), 'CallsPanel');

/** The list of the console's requests. The key \` opens and closes it. */
export function CallsDrawer() {
  const shown = useCallsDrawer();
  useShortcut('`', toggleCalls);
  return (
    shown && (
      <PanelPart onClose={closeCalls}>
        <CallsPanel operationIds={shown.operationIds} callId={shown.callId} onClose={closeCalls} />
      </PanelPart>
    )
  );
}
