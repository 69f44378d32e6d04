import { Braces, Download, GitCompare, Play } from 'lucide-react';
import { useState } from 'react';
import type { RunSource } from '#features/processes/export/export-runs.ts';
import { copyProcesses } from '#features/processes/list/copy-processes.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { SelectionActions } from '#shared/data-table/selection/selection-actions.tsx';
import { SelectionBar } from '#shared/data-table/selection/selection-bar.tsx';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { OverlayPart, WindowPart } from '#ui/loading/part.tsx';

// Lazy-loaded when two processes are compared.
const CompareProcesses = lazyComponent(
  () => import('#features/processes/report/compare-processes.tsx'),
  'CompareProcesses',
);
// Lazy-loaded when processes are exported.
const ExportRunsDialog = lazyComponent(
  () => import('#features/processes/export/export-runs-dialog.tsx'),
  'ExportRunsDialog',
);
// Lazy-loaded when processes are run again.
const RunAgainDialog = lazyComponent(
  () => import('#features/processes/run-again/run-again-dialog.tsx'),
  'RunAgainDialog',
);

type ProcessSelectionProps = {
  selection: RowSelection<Process>;
  /** The project of the list, if any. */
  scriptId: string | undefined;
  /** The source for reading the processes again with their logs. */
  source: RunSource;
  nowMs: number;
};

/** The bulk actions for the selected processes. */
export function ProcessSelection({ selection, scriptId, source, nowMs }: ProcessSelectionProps) {
  const [asked, setAsked] = useState<'compare' | 'run' | 'export'>();
  const session = useSession();
  const pair = findPair(selection.rows);
  const close = () => setAsked(undefined);
  return (
    <>
      <SelectionBar selection={selection} noun="process">
        <SelectionActions
          actions={[
            {
              id: 'run',
              label: 'Run again',
              icon: Play,
              operationId: 'script.scripts.run',
              disabledReason: roleRefusal(session, 'script.scripts.run', 'Running'),
              onAction: () => setAsked('run'),
            },
            {
              id: 'compare',
              label: 'Compare',
              icon: GitCompare,
              disabledReason: pair ? undefined : 'Select two processes to compare them.',
              onAction: () => setAsked('compare'),
            },
            {
              id: 'export',
              label: 'Export with logs',
              icon: Download,
              onAction: () => setAsked('export'),
            },
            { id: 'json', label: 'Copy as JSON', icon: Braces, onAction: () => copyProcesses(selection.rows) },
          ]}
        />
      </SelectionBar>
      {asked === 'compare' && pair && (
        <OverlayPart onClose={close}>
          <CompareProcesses pair={pair} nowMs={nowMs} onClose={close} />
        </OverlayPart>
      )}
      {asked === 'export' && (
        <WindowPart onClose={close}>
          <ExportRunsDialog source={source} picked={selection.rows} onClose={close} />
        </WindowPart>
      )}
      {asked === 'run' && (
        <WindowPart onClose={close}>
          <RunAgainDialog processes={selection.rows} scriptId={scriptId} onClose={close} />
        </WindowPart>
      )}
    </>
  );
}

/** Returns two processes, the earlier one first. Returns undefined unless there are exactly two. */
function findPair(processes: readonly Process[]): readonly [Process, Process] | undefined {
  const [first, second, ...others] = processes;
  if (!first || !second || others.length > 0) return undefined;
  return (first.startTime ?? '') <= (second.startTime ?? '') ? [first, second] : [second, first];
}
