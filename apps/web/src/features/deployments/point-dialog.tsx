import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
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
import { deploymentQuery } from './queries.ts';
import { VersionChanges } from './version-changes.tsx';

type PointDialogProps = {
  scriptId: string;
  deployment: Deployment;
  versions: readonly Version[];
  /** Number of the version that is offered first. */
  offered: number;
  onClose: () => void;
};

/** Points a deployment at another version: with what that changes, whether it was approved, and why it is done. */
export function PointDialog({ scriptId, deployment, versions, offered, onClose }: PointDialogProps) {
  const deploymentId = deployment.deploymentId ?? '';
  const [to, setTo] = useState(offered);
  const [reason, setReason] = useState('');
  const [isOverridden, setIsOverridden] = useState(false);
  // Read again as the window opens: somebody else may have pointed it elsewhere since the cards were drawn.
  const current = useQuery(deploymentQuery(scriptId, deploymentId));
  const config = (current.data ?? deployment).deploymentConfig;
  const from = config?.versionNumber ?? 0;
  const wasMoved = current.data !== undefined && from !== deployment.deploymentConfig?.versionNumber;
  const approval = useApprovalState(scriptId, to, deploymentId);
  const point = usePoint(scriptId);
  const disabledReason = toDisabledReason({
    isSame: to === from,
    isLoading: !current.isSuccess,
    needsApproval: !approval.isAccepted && !isOverridden,
    needsMessage: !approval.isAccepted && reason.trim() === '',
  });
  const { name } = readDeploymentText(config?.description);
  const former = { deploymentId, versionNumber: from, description: config?.description ?? '' };
  return (
    <Dialog
      title={`${to < from ? 'Roll back' : 'Change version of'} ${name || 'the deployment'}`}
      isOpen
      isWide
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-8">
        <span>Current version: {from}</span>
        <SingleSelect
          label="To"
          choices={toChoices(versions)}
          value={String(to)}
          onChange={(value) => setTo(Number(value))}
        />
        {to < from && <span className="text-amber-fg">Earlier version</span>}
      </div>
      {wasMoved && (
        <p role="alert" className="text-amber-fg">
          Someone changed it to version {from} after this page was loaded.
        </p>
      )}
      {to === from ? (
        <p className="text-ink-2">This version is already deployed.</p>
      ) : (
        <>
          <VersionChanges scriptId={scriptId} from={from} to={to} />
          <ApprovalGuard
            reasonField="message"
            approval={approval}
            isOverridden={isOverridden}
            onOverride={setIsOverridden}
          />
        </>
      )}
      <TextField
        label={approval.isAccepted ? 'Message (optional)' : 'Message'}
        description="Shown in the deployment history. The deployment keeps its name."
        value={reason}
        onChange={setReason}
        autoFocus
      />
      <DialogFoot
        effect="undo"
        error={
          (point.error ?? current.error) &&
          explainFailure('The deployment was not changed', point.error ?? current.error ?? new Error())
        }
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="script.projects.deployments.update"
          disabledReason={disabledReason}
          isBusy={point.isPending}
          onPress={() => {
            const description = toDescription({ name, message: reason });
            point.point({ deploymentId, versionNumber: to, description }, former, onClose);
          }}
        >
          {to < from ? 'Roll back to' : 'Deploy'} version {to}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type Lacks = { isSame: boolean; isLoading: boolean; needsApproval: boolean; needsMessage: boolean };

function toDisabledReason({ isSame, isLoading, needsApproval, needsMessage }: Lacks): string | undefined {
  if (isSame) return 'Choose another version first.';
  if (isLoading) return 'Checking which version is deployed.';
  if (needsApproval) return 'Confirm deploying without approval first.';
  return needsMessage ? 'Enter a message first.' : undefined;
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
