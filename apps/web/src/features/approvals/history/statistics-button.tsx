import { ChartNoAxesColumn } from 'lucide-react';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Loaded when it is about to open.
const StatisticsDialog = lazyComponent(() => import('./statistics-dialog.tsx'), 'StatisticsDialog');

/** The button that opens what the approvals come to that match the filters. */
export function StatisticsButton({ search }: { search: ReviewSearch }) {
  return (
    <DialogTool icon={ChartNoAxesColumn} label="Statistics" onWarm={StatisticsDialog.preload}>
      {(close) => <StatisticsDialog search={search} onClose={close} />}
    </DialogTool>
  );
}
