import { useState } from 'react';
import { DeployFields } from '#shared/deploy/deploy-fields.tsx';
import { type ScheduledDeployment, useSaveSchedule } from '#shared/deploy/schedule-queries.ts';
import { toScheduleDraft, useDeployOptions } from '#shared/deploy/use-deploy-options.ts';
import { useSetWatch } from '#shared/deploy/watch-queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { Version } from '#shared/script/queries.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { ApprovalGuard, useApprovalState } from './approval-guard.tsx';
import { useCreateDeployment, useDeleteDeployment } from './queries.ts';

type NewDeploymentDialogProps = {
  scriptId: string;
  versions: readonly Version[];
  offered: number;
  /** The existing schedule to edit. */
  scheduled?: ScheduledDeployment | undefined;
  onClose: () => void;
};

/** Deploys a version at a new URL. */
export function NewDeploymentDialog({ scriptId, versions, offered, scheduled, onClose }: NewDeploymentDialogProps) {
  const create = useCreateDeployment(scriptId);
  const remove = useDeleteDeployment(scriptId);
  const [versionNumber, setVersionNumber] = useState(offered);
  const [description, setDescription] = useState(scheduled?.description ?? '');
  const [isOverridden, setIsOverridden] = useState(false);
  const options = useDeployOptions(scheduled);
  const { time, isLatestCode: isLatest, limits } = options;
  const freezeReason = options.freeze.sent;
  const approval = useApprovalState(scriptId, isLatest ? undefined : versionNumber);
  const save = useSaveSchedule();
  const setWatch = useSetWatch();
  const isReady = description.trim() !== '' && (approval.isAccepted || isOverridden);
  // The dialog is already closed at this point.
  const watchNew = (deploymentId: string) =>
    limits &&
    setWatch
      .mutateAsync({ scriptId, deploymentId, isNew: true, ...limits, action: 'alert' })
      .catch((error: Error) => notify(explainFailure('The deployment is not watched', error)));
  const deploy = () =>
    create.mutate(
      {
        body: { versionNumber, description: description.trim(), manifestFileName: 'appsscript' },
        freezeReason,
      },
      {
        onSuccess: ({ deploymentId = '' }) => {
          void watchNew(deploymentId);
          notify(`Version ${versionNumber} deployed`, {
            label: 'Undo',
            run: () => remove.mutate({ deploymentId, freezeReason }),
          });
          onClose();
        },
      },
    );
  const submit = () => {
    if (time === undefined) return deploy();
    const target = { scriptId, description: description.trim(), ...(!isLatest && { versionNumber }) };
    const draft = toScheduleDraft({ ...options, limits: limits && { ...limits, action: 'alert' } }, time, target);
    return save.mutate({ draft, id: scheduled?.scheduledDeploymentId }, { onSuccess: onClose });
  };
  const failure = save.error ?? create.error;
  return (
    <Dialog title="New deployment" isOpen onClose={onClose}>
      {!isLatest && (
        <div>
          <SingleSelect
            label="Version"
            choices={versions.map((version) => ({
              value: String(version.versionNumber),
              label: [version.versionNumber, version.description].filter(Boolean).join(' '),
            }))}
            value={String(versionNumber)}
            onChange={(value) => setVersionNumber(Number(value))}
          />
        </div>
      )}
      <TextField
        label="Name"
        description="For example, Production."
        value={description}
        onChange={setDescription}
        autoFocus
      />
      <ApprovalGuard reasonField="name" approval={approval} isOverridden={isOverridden} onOverride={setIsOverridden} />
      <DeployFields options={options} isNew />
      <DialogFoot
        effect="undo"
        error={
          failure && explainFailure(time ? 'The deployment was not scheduled' : 'The version was not deployed', failure)
        }
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="script.projects.deployments.create"
          disabledReason={
            isReady
              ? options.refusal
              : approval.isAccepted
                ? 'Enter a name first.'
                : 'Enter a name and confirm deploying without approval first.'
          }
          isBusy={create.isPending || save.isPending}
          onPress={submit}
        >
          {isLatest
            ? 'Schedule latest code'
            : `${options.when.isLater ? 'Schedule' : 'Deploy'} version ${versionNumber}`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
