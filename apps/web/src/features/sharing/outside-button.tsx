import { Globe } from 'lucide-react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useOrganisation } from '#shared/people/outside.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Loaded when it is about to open.
const OutsideDialog = lazyComponent(() => import('./outside-dialog.tsx'), 'OutsideDialog');

/** The button that opens who outside the person's organisation has access to files. */
export function OutsideButton() {
  const domain = useOrganisation();
  return (
    <DialogTool icon={Globe} label="Shared outside" onWarm={OutsideDialog.preload}>
      {(close) => <OutsideDialog domain={domain} onClose={close} />}
    </DialogTool>
  );
}
