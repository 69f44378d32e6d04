import { countOf } from '@rotunda/api-client/count-of';
import { useState } from 'react';
import type { Process } from '#features/processes/status/process-status.tsx';
import { getActionLabel } from '#shared/format/action-label.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { JobReportDialog } from '#shared/jobs/job-report-dialog.tsx';
import type { Job } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { readRunArguments } from '#shared/script/run-arguments.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RefusedRunsList } from './refused-runs-list.tsx';
import { parseArgumentList, toRerunJob } from './rerun-job.ts';
import { type PlannedRun, pickFirstOfEachFunction, planRerun, type RunFrom } from './rerun-plan.ts';
import { useRerunFacts } from './use-rerun-facts.ts';

type RunAgainDialogProps = {
  processes: readonly Process[];
  /** The project of processes without a project ID. */
  scriptId: string | undefined;
  onClose: () => void;
};

/** Runs several processes again, as a job. Says first which of them cannot be run again, and why. */
export function RunAgainDialog({ processes, scriptId, onClose }: RunAgainDialogProps) {
  const [job, setJob] = useState<Job>();
  if (job) return <JobReportDialog job={job} onEnd={() => undefined} onClose={onClose} />;
  return <RerunForm processes={processes} scriptId={scriptId} onClose={onClose} onStarted={setJob} />;
}

type RerunFormProps = RunAgainDialogProps & { onStarted: (job: Job) => void };

function RerunForm({ processes, scriptId, onClose, onStarted }: RerunFormProps) {
  const { facts, checked, total } = useRerunFacts(processes, scriptId);
  const [wanted, setWanted] = useState<RunFrom>();
  const [isOnce, setIsOnce] = useState(false);
  const [text, setText] = useState('');
  const { error, isPending, clearError, submit } = useDialogSubmit(() => undefined);
  const plans = { deployed: planRerun(processes, 'deployed', facts), head: planRerun(processes, 'head', facts) };
  const from = wanted ?? (plans.deployed.runs.length === 0 && plans.head.runs.length > 0 ? 'head' : 'deployed');
  const { runs: all, refused } = plans[from];
  const once = pickFirstOfEachFunction(all);
  const runs = isOnce ? once : all;
  const parameters = parseArgumentList(text);
  const problem = parameters === undefined ? 'Not a JSON array. Example: ["report.csv", 25]' : undefined;
  const isChecking = checked < total;
  const send = async () => onStarted(await startJob(toRerunJob(runs, parameters ?? [])));
  return (
    <Dialog title={`Run ${countOf(processes.length, 'process')} again`} isOpen onClose={onClose}>
      {isChecking ? (
        <Checking checked={checked} total={total} />
      ) : (
        <>
          <p>{formatPlan(runs, processes.length)}</p>
          <RefusedRunsList refused={refused} />
        </>
      )}
      <RadioChoice
        label="Run from"
        options={[
          { value: 'deployed', label: `Deployed version${countText(plans.deployed.runs, isChecking)}` },
          { value: 'head', label: `Latest code (HEAD)${countText(plans.head.runs, isChecking)}` },
        ]}
        value={from}
        onChange={setWanted}
      />
      {once.length < all.length && (
        <RadioChoice
          label="Number of runs"
          options={[
            { value: 'each', label: `Once for each process (${all.length.toLocaleString('en')})` },
            { value: 'once', label: `Once for each function (${once.length.toLocaleString('en')})` },
          ]}
          value={isOnce ? 'once' : 'each'}
          onChange={(value) => setIsOnce(value === 'once')}
        />
      )}
      <TextField
        label="Arguments (JSON array)"
        placeholder="[]"
        description={formatArguments(runs)}
        value={text}
        onChange={(next) => {
          setText(next);
          clearError();
        }}
        errorMessage={problem}
      />
      <DialogFoot effect="permanent" error={error} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="script.scripts.run"
          disabledReason={explainBlocked({ isChecking, runs, problem })}
          isBusy={isPending}
          onPress={() => void submit(send)}
        >
          {getActionLabel('Run', runs.length, 'process')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Checking({ checked, total }: { checked: number; total: number }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <progress aria-label="Checking projects" value={checked} max={total} className="h-4 w-full accent-accent" />
      <p className="text-ink-2">
        Checking what can be run: {checked.toLocaleString('en')} of {countOf(total, 'project')}
      </p>
    </div>
  );
}

function formatPlan(runs: readonly PlannedRun[], selected: number): string {
  if (runs.length === 0) return 'None of the selected processes can be run again.';
  const projects = new Set(runs.map(({ process }) => process.scriptId)).size;
  const functions = pickFirstOfEachFunction(runs).length;
  const all =
    runs.length === selected ? '' : `${runs.length.toLocaleString('en')} of ${selected.toLocaleString('en')}: `;
  return `${all}${countOf(functions, 'function')} in ${countOf(projects, 'project')}. Runs of the same project start one after the other.`;
}

function countText(runs: readonly PlannedRun[], isChecking: boolean): string {
  return isChecking ? '' : ` (${runs.length.toLocaleString('en')} can be run)`;
}

function formatArguments(runs: readonly PlannedRun[]): string {
  const known = runs.filter(({ process }) => readRunArguments(process.processId) !== undefined).length;
  const same = 'The service does not return the arguments of earlier runs. These are used for every run.';
  return known === 0
    ? same
    : `${same} ${countOf(known, 'run')} that you started on this page ${known === 1 ? 'keeps its' : 'keep their'} own.`;
}

function explainBlocked({
  isChecking,
  runs,
  problem,
}: {
  isChecking: boolean;
  runs: readonly PlannedRun[];
  problem?: string | undefined;
}) {
  if (isChecking) return 'The projects are being checked.';
  if (runs.length === 0) return 'None of the selected processes can be run again.';
  return problem;
}
