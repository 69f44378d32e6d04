import { countOf } from '@rotunda/api-client/count-of';
import { clsx } from 'clsx';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { channelKinds, describeSchedule, getChannelOwner } from './channel-labels.ts';
import { type AlertChannel, useTestChannel } from './channel-queries.ts';
import { ChannelStatusChip } from './channel-status.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';

type ChannelPanelProps = {
  channel: AlertChannel;
  isBusy: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The panel of one channel: its status and its actions. */
export function ChannelPanel({ channel, isBusy, onEdit, onToggle, onDelete, onClose }: ChannelPanelProps) {
  const { name, kind, target, schedule, status, statusTime, lastResponse, deliveredTime, isEnabled } = channel;
  const { waitingCount, failedCount } = channel;
  const test = useTestChannel();
  const [isRotating, setRotating] = useState(false);
  const hasProblem = status === 'failing' || status === 'waiting' || status === 'withheld';
  return (
    <SidePanel title={name} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <ChannelStatusChip channel={channel} />
          {isEnabled && hasProblem && (
            <p className="text-ink-2">{`Since ${formatDateTime(Date.parse(statusTime))}: ${lastResponse ?? ''}`}</p>
          )}
        </div>
        <DescriptionList
          items={[
            ['Type', channelKinds[kind].label],
            ['Address', target],
            ['Schedule', describeSchedule(schedule)],
            ['Owner', getChannelOwner(channel)],
            ['Last delivery', deliveredTime && formatDateTime(Date.parse(deliveredTime))],
            ...(waitingCount > 0 ? [['Waiting', countOf(waitingCount, 'alert')] as const] : []),
            ...(failedCount > 0
              ? [['Not delivered', `${countOf(failedCount, 'alert')}, sent again when the channel is saved`] as const]
              : []),
          ]}
        />
        <div className="flex flex-wrap gap-8">
          <Button isBusy={test.isPending} onPress={() => test.mutate(channel)}>
            Send test
          </Button>
          <Button isBusy={isBusy} onPress={onEdit}>
            Edit
          </Button>
          <Button isBusy={isBusy} onPress={onToggle}>
            {isEnabled ? 'Turn off' : 'Turn on'}
          </Button>
          {kind === 'webhook' && <Button onPress={() => setRotating(true)}>Rotate secret</Button>}
          <Button kind="danger" isBusy={isBusy} onPress={onDelete}>
            Delete channel
          </Button>
        </div>
        <p
          role="status"
          className={clsx('break-words', test.error || test.data?.isAccepted === false ? 'text-red-fg' : 'text-ink-2')}
        >
          {test.error && explainFailure('The test was not sent', test.error)}
          {test.data &&
            `Test ${test.data.isAccepted ? 'accepted' : 'failed'} after ${test.data.durationMs.toLocaleString('en')} ms: ${test.data.response}`}
        </p>
      </div>
      {isRotating && <RotateSecretDialog channel={channel} onClose={() => setRotating(false)} />}
    </SidePanel>
  );
}
