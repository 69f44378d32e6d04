import { FileCheck } from 'lucide-react';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Lazy-loaded just before it opens.
const EvidenceDialog = lazyComponent(() => import('./evidence-dialog.tsx'), 'EvidenceDialog');

/** The button that exports evidence of all approvals that match the filters. */
export function EvidenceButton({ search }: { search: ReviewSearch }) {
  return (
    // Phones have no room for the button in the title bar. There it is one of the bulk actions.
    <span className="contents max-sm:hidden">
      <DialogTool icon={FileCheck} label="Evidence" onWarm={EvidenceDialog.preload}>
        {(close) => <EvidenceDialog source={{ search }} onClose={close} />}
      </DialogTool>
    </span>
  );
}
