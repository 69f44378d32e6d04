import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateMinute } from '#shared/format/time.ts';
import { readDeploymentText, toDescription } from '#shared/script/deployment-text.ts';
import type { Deployment, Version } from '#shared/script/queries.ts';
import { usePointDeployment } from '#shared/script/use-point-deployment.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { ApprovalGuard, useApprovalState } from './approval-guard.tsx';
import { FreezeNotice } from './freeze/freeze-notice.tsx';
import { useFreeze } from './freeze/use-freeze.ts';
import { deploymentQuery } from './queries.ts';
import { type ScheduledDeployment, useSaveSchedule } from './schedule/schedule-queries.ts';
import { timeOfWhen, toWhen, WhenFields, whenRefusal } from './schedule/when-fields.tsx';
import { VersionChanges } from './version-changes.tsx';
import { NO_WATCH, WatchFields } from './watch/watch-fields.tsx';
import { useSetWatch } from './watch/watch-queries.ts';

type PointDialogProps = {
  scriptId: string;
  deployment: Deployment;
  versions: readonly Version[];
  /** Number of the version that is offered first. */
  offered: number;
  /** What is scheduled already, to be changed. */
  scheduled?: ScheduledDeployment | undefined;
  onClose: () => void;
};

/** Points a deployment at another version: with what that changes, whether it was approved, and why it is done. */
export function PointDialog({ scriptId, deployment, versions, offered, scheduled, onClose }: PointDialogProps) {
  const deploymentId = deployment.deploymentId ?? '';
  const [to, setTo] = useState(offered);
  const [when, setWhen] = useState(() => toWhen(scheduled));
  const [reason, setReason] = useState(() => readDeploymentText(scheduled?.description).message);
  const [isOverridden, setIsOverridden] = useState(false);
  // Read again as the window opens: somebody else may have pointed it elsewhere since the cards were drawn.
  const current = useQuery(deploymentQuery(scriptId, deploymentId));
  const config = (current.data ?? deployment).deploymentConfig;
  const from = config?.versionNumber ?? 0;
  const wasMoved = current.data !== undefined && from !== deployment.deploymentConfig?.versionNumber;
  const isLatest = when.isLater && when.isLatestCode;
  const approval = useApprovalState(scriptId, isLatest ? undefined : to, deploymentId);
  const point = usePoint(scriptId);
  const save = useSaveSchedule();
  const setWatch = useSetWatch();
  const [watch, setWatchEntry] = useState(NO_WATCH);
  const freeze = useFreeze(timeOfWhen(when));
  const disabledReason = toDisabledReason({
    isSame: to === from && !isLatest,
    isLoading: !current.isSuccess,
    needsApproval: !approval.isAccepted && !isOverridden,
    needsMessage: !approval.isAccepted && reason.trim() === '',
    timeRefusal: whenRefusal(when, Date.now()) ?? freeze.refusal,
  });
  const { name } = readDeploymentText(config?.description);
  const freezeReason = freeze.sent;
  const former = { deploymentId, versionNumber: from, description: config?.description ?? '', freezeReason };
  const description = toDescription({ name, message: reason });
  const time = timeOfWhen(when);
  const deploy = () => {
    if (time === undefined)
      return point.point({ deploymentId, versionNumber: to, description, freezeReason }, former, onClose);
    const draft = {
      scriptId,
      deploymentId,
      description,
      time,
      isUnlessChanged: when.isUnlessChanged,
      ...(freezeReason && { freezeReason }),
    };
    return save.mutate(
      { draft: { ...draft, ...(!isLatest && { versionNumber: to }) }, id: scheduled?.scheduledDeploymentId },
      {
        onSuccess: () => {
          notify(`Scheduled for ${formatDateMinute(Date.parse(time))}`);
          onClose();
        },
      },
    );
  };
  const submit = () => {
    if (!watch.isOn) return deploy();
    const limits = { minutes: Number(watch.minutes), maxFailures: Number(watch.maxFailures), action: watch.action };
    const draft = { scriptId, deploymentId, ...limits, ...(time !== undefined && { startTime: time }) };
    return setWatch.mutate(draft, { onSuccess: deploy });
  };
  const failure = setWatch.error ?? save.error ?? point.error ?? current.error;
  return (
    <Dialog
      title={`${to < from && !isLatest ? 'Roll back' : 'Change version of'} ${name || 'the deployment'}`}
      isOpen
      isWide
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-8">
        <span>Current version: {from}</span>
        {!isLatest && (
          <SingleSelect
            label="To"
            choices={toChoices(versions)}
            value={String(to)}
            onChange={(value) => setTo(Number(value))}
          />
        )}
        {to < from && !isLatest && <span className="text-amber-fg">Earlier version</span>}
      </div>
      {wasMoved && (
        <p role="alert" className="text-amber-fg">
          Someone changed it to version {from} after this page was loaded.
        </p>
      )}
      {!isLatest && to === from && <p className="text-ink-2">This version is already deployed.</p>}
      {!isLatest && to !== from && <VersionChanges scriptId={scriptId} from={from} to={to} />}
      {(isLatest || to !== from) && (
        <ApprovalGuard
          reasonField="message"
          approval={approval}
          isOverridden={isOverridden}
          onOverride={setIsOverridden}
        />
      )}
      <TextField
        label={approval.isAccepted ? 'Message (optional)' : 'Message'}
        description="Shown in the deployment history. The deployment keeps its name."
        value={reason}
        onChange={setReason}
        autoFocus
      />
      <WhenFields when={when} onChange={(change) => setWhen({ ...when, ...change })} />
      <WatchFields watch={watch} onChange={(change) => setWatchEntry({ ...watch, ...change })} />
      <FreezeNotice freeze={freeze} />
      <DialogFoot
        effect="undo"
        error={
          failure &&
          explainFailure(time ? 'The deployment was not scheduled' : 'The deployment was not changed', failure)
        }
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="script.projects.deployments.update"
          disabledReason={disabledReason}
          isBusy={point.isPending || save.isPending || setWatch.isPending}
          onPress={submit}
        >
          {toAction({ isLater: when.isLater, isLatest, from, to })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type Action = { isLater: boolean; isLatest: boolean; from: number; to: number };

function toAction({ isLater, isLatest, from, to }: Action): string {
  if (isLatest) return 'Schedule latest code';
  if (isLater) return `Schedule version ${to}`;
  return `${to < from ? 'Roll back to' : 'Deploy'} version ${to}`;
}

type Lacks = {
  isSame: boolean;
  isLoading: boolean;
  needsApproval: boolean;
  needsMessage: boolean;
  timeRefusal: string | undefined;
};

function toDisabledReason({ isSame, isLoading, needsApproval, needsMessage, timeRefusal }: Lacks): string | undefined {
  if (isSame) return 'Choose another version first.';
  if (isLoading) return 'Checking which version is deployed.';
  if (needsApproval) return 'Confirm deploying without approval first.';
  return needsMessage ? 'Enter a message first.' : timeRefusal;
}

type Target = Parameters<ReturnType<typeof usePointDeployment>['mutate']>[0];

/** Points a deployment elsewhere, and offers the way back. */
function usePoint(scriptId: string) {
  const { mutate, isPending, error } = usePointDeployment(scriptId);
  const goBack = (former: Target) =>
    mutate(former, {
      onSuccess: () => notify(`Rolled back to version ${former.versionNumber}`),
      onError: (failure) => notify(explainFailure('The deployment was not rolled back', failure)),
    });
  const point = (target: Target, former: Target, onDone: () => void) =>
    mutate(target, {
      onSuccess: () => {
        notify(`The deployment now serves version ${target.versionNumber}`, {
          label: 'Undo',
          run: () => goBack(former),
        });
        onDone();
      },
    });
  return { point, isPending, error };
}

function toChoices(versions: readonly Version[]) {
  return versions.map(({ versionNumber, description }) => ({
    value: String(versionNumber),
    label: description ? `${versionNumber} ${description}` : String(versionNumber),
  }));
}
