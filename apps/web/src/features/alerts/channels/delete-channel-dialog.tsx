import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type AlertChannel, useDeleteChannel } from './channel-queries.ts';

/** Asks for confirmation before a channel and its pending deliveries are deleted. */
export function DeleteChannelDialog({ channel, onClose }: { channel: AlertChannel; onClose: () => void }) {
  const remove = useDeleteChannel();
  const submit = () =>
    remove.mutate(channel, {
      onSuccess: () => {
        notify('Channel deleted');
        onClose();
      },
    });
  return (
    <Dialog title={`Delete ${channel.name}?`} isOpen onClose={onClose}>
      <p>Rules no longer send alerts to this channel. Alerts stay in the inbox.</p>
      <DialogFoot
        effect="permanent"
        error={remove.error && explainFailure('The channel was not deleted', remove.error)}
        onClose={onClose}
      >
        <Button kind="danger" size="form" isBusy={remove.isPending} onPress={submit}>
          Delete channel
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
