import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { type AlertChannel, useRotateSecret } from './channel-queries.ts';
import { SigningSecret } from './signing-secret.tsx';

/** Rotates the signing secret of a webhook, and shows the new secret once. */
export function RotateSecretDialog({ channel, onClose }: { channel: AlertChannel; onClose: () => void }) {
  const rotate = useRotateSecret();
  const { signingSecret } = rotate.data ?? {};
  if (signingSecret !== undefined) return <SigningSecret secret={signingSecret} onClose={onClose} />;
  return (
    <Dialog title={`Rotate the secret of ${channel.name}?`} isOpen onClose={onClose}>
      <p>
        Webhooks are signed with both secrets for 24 hours, then only with the new one. A secret that was rotated before
        expires now.
      </p>
      <DialogFoot error={rotate.error && explainFailure('The secret was not rotated', rotate.error)} onClose={onClose}>
        <Button kind="primary" size="form" isBusy={rotate.isPending} onPress={() => rotate.mutate(channel)}>
          Rotate secret
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
