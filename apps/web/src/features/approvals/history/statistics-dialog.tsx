import { useQuery } from '@tanstack/react-query';
import { readReviews } from '#features/approvals/review-queries.ts';
import type { ReviewSearch } from '#features/approvals/review-search.ts';
import { saveFile } from '#lib/save-file.ts';
import { type CsvColumn, toCsv } from '#lib/to-csv.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { explainIncomplete } from '#shared/indexes/incomplete.ts';
import { refreshWhileScanning } from '#shared/indexes/index-refresh.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { DescriptionList, Missing } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { type ApprovalStatistics, type ReviewerStatistics, toStatistics } from './approval-statistics.ts';

type StatisticsDialogProps = { search: ReviewSearch; onClose: () => void };

/** Shows how long approvals take, how many are late, and the responses of each reviewer, with an export. */
export function StatisticsDialog({ search, onClose }: StatisticsDialogProps) {
  const statistics = useQuery(statisticsQuery(search));
  const { error } = statistics;
  const data = statistics.data?.statistics;
  const coverage = statistics.data?.coverage;
  const incomplete = coverage && explainIncomplete(coverage);
  return (
    <Dialog title="Approval statistics" isOpen isWide onClose={onClose}>
      <p className="text-ink-2">
        All approvals you can see that match the filters. The service does not report when each reviewer responded, so
        times run to the end of the approval.
      </p>
      {statistics.isPending && <Skeleton label="Loading approvals" rows={6} />}
      {error && (
        <ErrorView error={error} title="The approvals could not be loaded" onRetry={() => void statistics.refetch()} />
      )}
      {incomplete !== undefined && <p className="text-amber-fg">The statistics are incomplete: {incomplete}</p>}
      {data && <Totals statistics={data} />}
      {data && data.reviewers.length > 0 && <Reviewers reviewers={data.reviewers} />}
      <DialogButtons>
        <DialogClose onClose={onClose}>Close</DialogClose>
        <Button
          size="form"
          kind="primary"
          disabledReason={data?.reviewers.length ? undefined : 'Nothing to save'}
          onPress={() =>
            saveFile(
              `approval-statistics${incomplete === undefined ? '' : '-incomplete'}.csv`,
              'text/csv',
              toCsv(CSV, data?.reviewers ?? []),
            )
          }
        >
          Save as CSV
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function statisticsQuery(search: ReviewSearch) {
  const everything = { ...search, folder: 'all', sort: undefined } as const;
  return {
    queryKey: ['bff.indexes.approvals', 'statistics', everything],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { rows, coverage } = await readReviews(everything, signal);
      return { statistics: toStatistics(rows, Date.now()), coverage };
    },
    refetchInterval: refreshWhileScanning,
  };
}

function Totals({ statistics }: { statistics: ApprovalStatistics }) {
  const { total, running, requested, decided, cancelled, medianMs, dueCount, lateCount } = statistics;
  const states = `${running} in progress, ${decided} decided, ${cancelled} cancelled`;
  const late =
    dueCount === 0 ? undefined : `${Math.round((lateCount / dueCount) * 100)}% (${lateCount} of ${dueCount})`;
  return (
    <DescriptionList
      items={[
        ['Approvals', `${total.toLocaleString('en')}: ${states}`],
        ['Changes requested', `${requested} of ${running} in progress`],
        ['Median', medianMs === undefined ? undefined : `${toSpan(medianMs)} from start to decision`],
        ['Late', late && `${late} of overdue or completed approvals with a due date`],
      ]}
    />
  );
}

const NUMBERS = [
  { header: 'Approved', value: ({ approved }: ReviewerStatistics) => approved },
  { header: 'Declined', value: ({ declined }: ReviewerStatistics) => declined },
  { header: 'Changes requested', value: ({ requested }: ReviewerStatistics) => requested },
  { header: 'Waiting', value: ({ waiting }: ReviewerStatistics) => waiting },
] as const;

const CSV: readonly CsvColumn<ReviewerStatistics>[] = [
  { header: 'Reviewer', value: ({ name }) => name },
  { header: 'Address', value: ({ email }) => email },
  ...NUMBERS.map(({ header, value }) => ({ header, value: (row: ReviewerStatistics) => String(value(row)) })),
  {
    header: 'Median hours',
    value: ({ medianMs }) => (medianMs === undefined ? undefined : (medianMs / HOUR_MS).toFixed(1)),
  },
];

function Reviewers({ reviewers }: { reviewers: readonly ReviewerStatistics[] }) {
  return (
    <ScrollRegion label="By reviewer" isAcross>
      <table aria-label="By reviewer" className="w-full border-collapse text-right tabular-nums">
        <thead>
          <tr className="border-line border-b text-ink-2 text-small">
            <th scope="col" className="p-6 text-left font-medium">
              Reviewer
            </th>
            {[...NUMBERS.map(({ header }) => header), 'Median'].map((header) => (
              <th key={header} scope="col" className="p-6 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reviewers.map((reviewer) => (
            <tr key={reviewer.email} className="border-line border-b">
              <th scope="row" className="p-6 text-left font-normal" title={reviewer.email}>
                {reviewer.name}
              </th>
              {NUMBERS.map(({ header, value }) => (
                <td key={header} className="p-6">
                  {value(reviewer)}
                </td>
              ))}
              <td className="whitespace-nowrap p-6">
                {reviewer.medianMs === undefined ? <Missing /> : toSpan(reviewer.medianMs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Formats a duration as `3 d 4 h`, `7 h` or `12 min`. */
function toSpan(spanMs: number): string {
  const hours = Math.round(spanMs / HOUR_MS);
  if (spanMs < HOUR_MS) return `${Math.max(1, Math.round(spanMs / 60_000))} min`;
  if (hours < 2 * DAY_HOURS) return `${hours} h`;
  return [`${Math.floor(hours / DAY_HOURS)} d`, hours % DAY_HOURS > 0 && `${hours % DAY_HOURS} h`]
    .filter(Boolean)
    .join(' ');
}
