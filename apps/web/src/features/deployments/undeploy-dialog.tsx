import { useState } from 'react';
import { FreezeNotice } from '#shared/deploy/freeze-notice.tsx';
import { useFreeze } from '#shared/deploy/use-freeze.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';
import type { Deployment } from '#shared/script/queries.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useDeleteDeployment } from './queries.ts';

const TYPED_END = 6; // Characters. Enough to make the user check the ID, and few enough to type.

type UndeployDialogProps = { scriptId: string; deployment: Deployment; onClose: () => void };

/** Deletes a deployment after the user has typed the end of its ID. */
export function UndeployDialog({ scriptId, deployment, onClose }: UndeployDialogProps) {
  const remove = useDeleteDeployment(scriptId);
  const [typed, setTyped] = useState('');
  const freeze = useFreeze();
  const deploymentId = deployment.deploymentId ?? '';
  const end = deploymentId.slice(-TYPED_END);
  return (
    <Dialog title="Undeploy" isOpen onClose={onClose}>
      <p>
        <span className="font-medium">
          {readDeploymentText(deployment.deploymentConfig?.description).name || 'This deployment'}
        </span>{' '}
        stops serving version {deployment.deploymentConfig?.versionNumber}. Its ID and URL are deleted permanently. The
        version is not affected.
      </p>
      <p className="break-all font-mono text-small">
        {deploymentId.slice(0, -TYPED_END)}
        <strong>{end}</strong>
      </p>
      <TextField
        label={`Type the last ${TYPED_END} characters of its ID`}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
      <FreezeNotice freeze={freeze} />
      <DialogFoot
        effect="permanent"
        error={remove.error && explainFailure('The deployment was not deleted', remove.error)}
        onClose={onClose}
      >
        <Button
          kind="danger"
          size="form"
          data-op="script.projects.deployments.delete"
          disabledReason={typed !== end ? 'Type the end of the ID first.' : freeze.refusal}
          isBusy={remove.isPending}
          onPress={() =>
            remove.mutate(
              { deploymentId, freezeReason: freeze.sent },
              {
                onSuccess: () => {
                  notify('Undeployed');
                  onClose();
                },
              },
            )
          }
        >
          Undeploy
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
