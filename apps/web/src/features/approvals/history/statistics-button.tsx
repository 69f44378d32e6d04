import { ChartNoAxesColumn } from 'lucide-react';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Loaded when it is about to open.
const loadDialog = () => import('./statistics-dialog.tsx');
const StatisticsDialog = lazyComponent(loadDialog, 'StatisticsDialog');

/** The button that opens what the approvals come to that match the filters. */
export function StatisticsButton({ search }: { search: ReviewSearch }) {
  return (
    <DialogTool icon={ChartNoAxesColumn} label="Statistics" onWarm={() => void loadDialog()}>
      {(close) => <StatisticsDialog search={search} onClose={close} />}
    </DialogTool>
  );
}
