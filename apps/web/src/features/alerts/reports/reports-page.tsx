import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AlertTabs } from '#features/alerts/alert-tabs.tsx';
import type { ReportSearch } from '#features/alerts/search.ts';
import { useNow } from '#lib/use-now.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { ReportDialog } from '#shared/reports/report-dialog.tsx';
import { type Report, reportsQuery, useSaveReport } from '#shared/reports/report-queries.ts';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { DeleteReportDialog } from './delete-report-dialog.tsx';
import { reportColumns } from './report-columns.tsx';
import { ReportPanel } from './report-panel.tsx';
import { describeDestination, describeSchedule, reportStatus } from './report-status.tsx';

const REPORT = toReportSource('bff.reports.list', 'Reports', {});
const TICK_MS = 10_000;
const TOPICS = ['reports'];
const RUNNING_POLL_MS = 5_000;
const VIEWS = [{ name: 'All reports', search: {} }];

type ReportsPageProps = { search: ReportSearch; onSearch: (change: Partial<ReportSearch>) => void };

/** Lists the user's scheduled exports. */
export function ReportsPage({ search, onSearch }: ReportsPageProps) {
  // A run may end before the stream of changes is open.
  const reports = useQuery({
    ...reportsQuery,
    refetchInterval: ({ state }) => (state.data?.reports.some(isRunning) ? RUNNING_POLL_MS : false),
  });
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => reportColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'reports',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; report: Report }>();
  const rows = reports.data?.reports ?? [];
  const shown = rows.find(({ reportId }) => reportId === search.peek);
  const peek = (report: Report | undefined) => onSearch({ peek: report?.reportId });
  const close = () => setOpen(undefined);
  useLiveTopics(TOPICS);
  useShortcut('R', () => void reports.refetch());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Alerts"
        actions={
          <TableTools views={VIEWS} name="reports" layout={layout} rows={rows} hasMore={false} report={REPORT} />
        }
      />
      <AlertTabs />
      {reports.isPending && <Skeleton head="columns" label="Loading the reports" rows={6} />}
      {isUnreadable(reports) && (
        <ErrorView
          error={reports.error}
          title="The reports could not be loaded"
          onRetry={() => void reports.refetch()}
        />
      )}
      {reports.data && (
        <ListAndPanel
          panel={
            shown && (
              <ShownReport
                key={shown.reportId}
                report={shown}
                onEdit={() => setOpen({ dialog: 'edit', report: shown })}
                onDelete={() => setOpen({ dialog: 'delete', report: shown })}
                onClose={() => peek(undefined)}
              />
            )
          }
        >
          {rows.length === 0 ? (
            <EmptyList icon={CalendarClock} title="No reports yet">
              Open a list, set its filters, and choose Schedule… in the Export menu.
            </EmptyList>
          ) : (
            <DataTable
              label="Reports"
              columns={layout.columns}
              layout={layout}
              rows={rows}
              rowId={({ reportId }) => reportId}
              rowLabel={(report) => `${report.name}, ${reportStatus(report).label}`}
              narrowDetail={(report) => `${describeDestination(report)} · ${describeSchedule(report)}`}
              openId={search.peek}
              onOpen={peek}
              hasMore={false}
              isLoadingMore={false}
              onLoadMore={() => undefined}
            />
          )}
        </ListAndPanel>
      )}
      {reports.data && (
        <DataFreshness
          asOfMs={reports.dataUpdatedAt}
          loaded={rows.length}
          hasMore={false}
          noun="report"
          operationIds={['bff.reports.list']}
        />
      )}
      {open?.dialog === 'edit' && <ReportDialog report={open.report} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteReportDialog report={open.report} onClose={close} />}
    </div>
  );
}

type ShownReportProps = { report: Report; onEdit: () => void; onDelete: () => void; onClose: () => void };

function ShownReport({ report, ...actions }: ShownReportProps) {
  const { name, source, path, format, destination, schedule, isEnabled } = report;
  const save = useSaveReport(report.reportId);
  const toggle = () =>
    save.mutate(
      { name, source, path, format, destination, schedule, isEnabled: !isEnabled },
      {
        onSuccess: () => notify(isEnabled ? 'Report turned off' : 'Report turned on'),
        onError: (error) => notify(explainFailure('The report was not changed', error)),
      },
    );
  return <ReportPanel report={report} isBusy={save.isPending} onToggle={toggle} {...actions} />;
}

function isRunning({ status }: Report): boolean {
  return status === 'preparing';
}
