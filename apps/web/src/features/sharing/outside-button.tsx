import { Globe } from 'lucide-react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useOrganisation } from '#shared/people/outside.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Lazy-loaded just before it opens.
const OutsideDialog = lazyComponent(() => import('./outside-dialog.tsx'), 'OutsideDialog');

/** The button that opens the list of external access to files. */
export function OutsideButton() {
  const domain = useOrganisation();
  return (
    <DialogTool icon={Globe} label="Shared outside" onWarm={OutsideDialog.preload}>
      {(close) => <OutsideDialog domain={domain} onClose={close} />}
    </DialogTool>
  );
}
