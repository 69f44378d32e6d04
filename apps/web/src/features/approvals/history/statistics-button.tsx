import { ChartNoAxesColumn } from 'lucide-react';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { DialogTool } from '#ui/dialogs/dialog-tool.tsx';

// Lazy-loaded just before it opens.
const StatisticsDialog = lazyComponent(() => import('./statistics-dialog.tsx'), 'StatisticsDialog');

/** The button that opens the statistics of the approvals that match the filters. */
export function StatisticsButton({ search }: { search: ReviewSearch }) {
  return (
    <DialogTool icon={ChartNoAxesColumn} label="Statistics" onWarm={StatisticsDialog.preload}>
      {(close) => <StatisticsDialog search={search} onClose={close} />}
    </DialogTool>
  );
}
