import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { Version } from '#shared/script/queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { ApprovalGuard, useApprovalState } from './approval-guard.tsx';
import { FreezeNotice } from './freeze/freeze-notice.tsx';
import { useFreeze } from './freeze/use-freeze.ts';
import { useCreateDeployment, useDeleteDeployment } from './queries.ts';

type NewDeploymentDialogProps = {
  scriptId: string;
  versions: readonly Version[];
  offered: number;
  onClose: () => void;
};

/** Deploys a version under an address of its own. */
export function NewDeploymentDialog({ scriptId, versions, offered, onClose }: NewDeploymentDialogProps) {
  const create = useCreateDeployment(scriptId);
  const remove = useDeleteDeployment(scriptId);
  const [versionNumber, setVersionNumber] = useState(offered);
  const [description, setDescription] = useState('');
  const [isOverridden, setIsOverridden] = useState(false);
  const approval = useApprovalState(scriptId, versionNumber);
  const freeze = useFreeze();
  const isReady = description.trim() !== '' && (approval.isAccepted || isOverridden);
  const submit = () =>
    create.mutate(
      {
        body: { versionNumber, description: description.trim(), manifestFileName: 'appsscript' },
        freezeReason: freeze.sent,
      },
      {
        onSuccess: ({ deploymentId = '' }) => {
          notify(`Version ${versionNumber} deployed`, {
            label: 'Undo',
            run: () => remove.mutate({ deploymentId, freezeReason: freeze.sent }),
          });
          onClose();
        },
      },
    );
  return (
    <Dialog title="New deployment" isOpen onClose={onClose}>
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
      <TextField
        label="Name"
        description="For example, Production."
        value={description}
        onChange={setDescription}
        autoFocus
      />
      <ApprovalGuard reasonField="name" approval={approval} isOverridden={isOverridden} onOverride={setIsOverridden} />
      <FreezeNotice freeze={freeze} />
      <DialogFoot
        effect="undo"
        error={create.error && explainFailure('The version was not deployed', create.error)}
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="script.projects.deployments.create"
          disabledReason={
            isReady
              ? freeze.refusal
              : approval.isAccepted
                ? 'Enter a name first.'
                : 'Enter a name and confirm deploying without approval first.'
          }
          isBusy={create.isPending}
          onPress={submit}
        >
          Deploy version {versionNumber}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
