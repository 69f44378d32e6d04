import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeployFields } from '#shared/deploy/deploy-fields.tsx';
import { type ScheduledDeployment, useSaveSchedule } from '#shared/deploy/schedule-queries.ts';
import { toScheduleDraft, useDeployOptions } from '#shared/deploy/use-deploy-options.ts';
import { useSetWatch } from '#shared/deploy/watch-queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { readDeploymentText, toDescription } from '#shared/script/deployments/deployment-text.ts';
import { usePointDeployment } from '#shared/script/deployments/use-point-deployment.ts';
import type { Deployment, Version } from '#shared/script/queries.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { ApprovalGuard, useApprovalState } from './approval-guard.tsx';
import { deploymentQuery } from './queries.ts';
import { VersionChanges } from './version-changes.tsx';

type PointDialogProps = {
  scriptId: string;
  deployment: Deployment;
  versions: readonly Version[];
  /** The number of the suggested version. */
  offered: number;
  /** The existing schedule to edit. */
  scheduled?: ScheduledDeployment | undefined;
  onClose: () => void;
};

/** Changes the version of a deployment. Shows the effects and the approval state, and asks for a reason. */
export function PointDialog({ scriptId, deployment, versions, offered, scheduled, onClose }: PointDialogProps) {
  const deploymentId = deployment.deploymentId ?? '';
  const [to, setTo] = useState(offered);
  const options = useDeployOptions(scheduled);
  const [reason, setReason] = useState(() => readDeploymentText(scheduled?.description).message);
  const [isOverridden, setIsOverridden] = useState(false);
  // Refetched when the dialog opens, because another user may have changed the version since the cards were rendered.
  const current = useQuery(deploymentQuery(scriptId, deploymentId));
  const config = (current.data ?? deployment).deploymentConfig;
  const from = config?.versionNumber ?? 0;
  const wasMoved = current.data !== undefined && from !== deployment.deploymentConfig?.versionNumber;
  const { time, isLatestCode: isLatest } = options;
  const approval = useApprovalState(scriptId, isLatest ? undefined : to, deploymentId);
  const point = usePoint(scriptId);
  const save = useSaveSchedule();
  const setWatch = useSetWatch();
  const disabledReason = toDisabledReason({
    isSame: to === from && !isLatest,
    isLoading: !current.isSuccess,
    needsApproval: !approval.isAccepted && !isOverridden,
    needsMessage: !approval.isAccepted && reason.trim() === '',
    optionsRefusal: options.refusal,
  });
  const { name } = readDeploymentText(config?.description);
  const freezeReason = options.freeze.sent;
  const former = { deploymentId, versionNumber: from, description: config?.description ?? '', freezeReason };
  const description = toDescription({ name, message: reason });
  const deploy = () => point.point({ deploymentId, versionNumber: to, description, freezeReason }, former, onClose);
  const submit = () => {
    const { limits } = options;
    if (time === undefined) {
      if (!limits) return deploy();
      return setWatch.mutate({ scriptId, deploymentId, ...limits }, { onSuccess: deploy });
    }
    const target = { scriptId, deploymentId, description, ...(!isLatest && { versionNumber: to }) };
    const draft = toScheduleDraft(options, time, target);
    return save.mutate({ draft, id: scheduled?.scheduledDeploymentId }, { onSuccess: onClose });
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
      <DeployFields options={options} />
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
          {toAction({ isLater: options.when.isLater, isLatest, from, to })}
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

type PointBlockers = {
  isSame: boolean;
  isLoading: boolean;
  needsApproval: boolean;
  needsMessage: boolean;
  optionsRefusal: string | undefined;
};

function toDisabledReason({
  isSame,
  isLoading,
  needsApproval,
  needsMessage,
  optionsRefusal,
}: PointBlockers): string | undefined {
  if (isSame) return 'Choose another version first.';
  if (isLoading) return 'Checking which version is deployed.';
  if (needsApproval) return 'Confirm deploying without approval first.';
  return needsMessage ? 'Enter a message first.' : optionsRefusal;
}

type Target = Parameters<ReturnType<typeof usePointDeployment>['mutate']>[0];

/** Returns a function that changes the version of a deployment and offers an undo. */
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
