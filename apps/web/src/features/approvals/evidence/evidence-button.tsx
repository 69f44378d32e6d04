import { FileCheck } from 'lucide-react';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Loaded when it is about to open.
const EvidenceDialog = lazyComponent(() => import('./evidence-dialog.tsx'), 'EvidenceDialog');

/** The button that exports evidence of all approvals that match the filters. */
export function EvidenceButton({ search }: { search: ReviewSearch }) {
  return (
    // A phone has no room for it in the line of the title; there it is one of the actions on a selection.
    <span className="contents max-sm:hidden">
      <DialogTool icon={FileCheck} label="Evidence" onWarm={EvidenceDialog.preload}>
        {(close) => <EvidenceDialog source={{ search }} onClose={close} />}
      </DialogTool>
    </span>
  );
}
