import { AUDIENCES } from '@rotunda/api-client/roles';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { createChannelForm, getChannelForm, toChannelDraft } from './channel-form.ts';
import { CHANNEL_KINDS, channelKinds } from './channel-labels.ts';
import { type AlertChannel, type ChannelKind, useSaveChannel } from './channel-queries.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { SigningSecret } from './signing-secret.tsx';

type ChannelDialogProps = {
  channel: AlertChannel | undefined;
  /** Whether a mail server is configured. */
  hasMail: boolean;
  onClose: () => void;
};

/** Adds or edits a channel. */
export function ChannelDialog({ channel, hasMail, onClose }: ChannelDialogProps) {
  const session = useSession();
  const { email } = session;
  const isOperator = session.roles.some((role) => AUDIENCES.operators.some((one) => one === role));
  const kinds = CHANNEL_KINDS.filter((kind) => hasMail || kind !== 'mail');
  const [form, setForm] = useState(() =>
    channel ? getChannelForm(channel) : createChannelForm(hasMail ? 'mail' : 'webhook', email),
  );
  const save = useSaveChannel(channel?.channelId);
  const draft = toChannelDraft(form, channel);
  const words = channelKinds[form.kind];
  const isOwnMail = form.kind === 'mail' && !form.isTeam;
  const choose = (kind: ChannelKind) => setForm({ ...form, kind, address: kind === 'mail' ? email : '' });
  const submit = () => {
    if (!draft) return;
    save.mutate(draft, {
      onSuccess: ({ signingSecret }) => {
        notify(channel ? 'Channel saved' : 'Channel added');
        if (signingSecret === undefined) onClose();
      },
    });
  };
  const { signingSecret } = save.data ?? {};
  if (signingSecret !== undefined) return <SigningSecret secret={signingSecret} onClose={onClose} />;
  return (
    <Dialog title={channel ? 'Edit channel' : 'New channel'} isOpen onClose={onClose}>
      {channel ? (
        <p className="text-ink-2">{words.label}</p>
      ) : (
        <NativeSelect
          label="Type"
          choices={kinds.map((kind) => ({ value: kind, label: channelKinds[kind].label }))}
          value={form.kind}
          onChange={choose}
        />
      )}
      {isOperator && !channel && (
        <Checkbox isSelected={form.isTeam} onChange={(isTeam) => setForm({ ...form, isTeam })}>
          Team channel: every operator can use it
        </Checkbox>
      )}
      {isOwnMail ? (
        <p>{`Sent to ${channel?.target ?? email}`}</p>
      ) : (
        <TextField
          label={channel ? `New ${words.address} (optional)` : words.address}
          value={form.address}
          onChange={(address) => setForm({ ...form, address })}
          placeholder={channel ? `Stored: ${channel.target}` : words.placeholder}
          maxLength={2_000}
        />
      )}
      <TextField
        label="Name (optional)"
        maxLength={80}
        placeholder={words.label}
        value={form.name}
        onChange={(name) => setForm({ ...form, name })}
      />
      <ScheduleFields form={form} onChange={setForm} />
      <DialogFoot error={save.error && explainFailure('The channel was not saved', save.error)} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          isBusy={save.isPending}
          disabledReason={draft ? undefined : 'Complete the fields first.'}
          onPress={submit}
        >
          {channel ? 'Save' : 'Add channel'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
