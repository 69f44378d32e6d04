import { PathLink } from '#features/alerts/path-link.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { FORMAT_LABELS } from '#shared/reports/report-form.ts';
import { type Report, useRunReport } from '#shared/reports/report-queries.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { describeDestination, describeDueRun, describeSchedule, ReportStatusChip } from './report-status.tsx';

type ReportPanelProps = {
  report: Report;
  isBusy: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The panel of one report: the result of its last run, and its actions. */
export function ReportPanel({ report, isBusy, onEdit, onToggle, onDelete, onClose }: ReportPanelProps) {
  const { name, format, status, nextTime, lastTime, lastResult, isEnabled, path } = report;
  const run = useRunReport();
  return (
    <SidePanel title={name} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <ReportStatusChip report={report} />
          {lastResult !== undefined && <p className="min-w-0 break-words text-ink-2">{lastResult}</p>}
        </div>
        {status === 'paused' && <p>Paused after three failed runs in a row. Edit and save the report to resume it.</p>}
        <DescriptionList
          items={[
            ['Sent to', describeDestination(report)],
            ['Format', FORMAT_LABELS[format]],
            ['Schedule', describeSchedule(report)],
            ['Next run', describeDueRun(report) ?? (nextTime && formatDateTime(Date.parse(nextTime)))],
            ['Last run', lastTime && formatDateTime(Date.parse(lastTime))],
          ]}
        />
        <PathLink path={path} label="View list" />
        <div className="flex flex-wrap gap-8">
          <Button isBusy={run.isPending || status === 'preparing'} onPress={() => run.mutate(report)}>
            Run now
          </Button>
          <Button isBusy={isBusy} onPress={onEdit}>
            Edit
          </Button>
          <Button isBusy={isBusy} onPress={onToggle}>
            {isEnabled ? 'Turn off' : 'Turn on'}
          </Button>
          <Button kind="danger" isBusy={isBusy} onPress={onDelete}>
            Delete report
          </Button>
        </div>
        {run.error && (
          <p role="alert" className="text-ink-2">
            {explainFailure('The report was not started', run.error)}
          </p>
        )}
      </div>
    </SidePanel>
  );
}
