import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import type { Watch } from './queries.ts';
import { WatchStateChip } from './watch-columns.tsx';
import { watchKinds } from './watch-kinds.ts';

type WatchPanelProps = { watch: Watch; isBusy: boolean; onStop: () => void; onRenew: () => void; onClose: () => void };

/** The panel of one watch: its channel, its latest message and its expiry. */
export function WatchPanel({ watch, isBusy, onStop, onRenew, onClose }: WatchPanelProps) {
  const { watchId, kind, label, targetId, resourceId, resourceUri, createTime, expireTime, lastMessage } = watch;
  const { sentence, service } = watchKinds[kind];
  const time = (value: string | undefined) => value && formatDateTime(Date.parse(value));
  const id = (value: string | undefined, name: string) =>
    value && <CopyableId id={value} label={name} maxLength={30} />;
  return (
    <SidePanel title={label} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <WatchStateChip watch={watch} />
          <p className="text-ink-2">{sentence}</p>
        </div>
        <DescriptionList
          items={[
            ['Type', watchKinds[kind].label],
            ['Target', id(targetId, 'target ID')],
            ['Channel', id(watchId, 'channel ID')],
            ['Resource', id(resourceId, 'resource ID')],
            ['Started', time(createTime)],
            ['Ends', time(expireTime)],
            ['Notifications', watch.messageCount],
            ['Last received', time(lastMessage?.time)],
            ['Last state', lastMessage && [lastMessage.state, lastMessage.changed].filter(Boolean).join(': ')],
          ]}
        />
        {resourceUri && <p className="font-mono text-ink-3 text-small break-all">{resourceUri}</p>}
        <div className="flex flex-wrap gap-8">
          <Button isBusy={isBusy} onPress={onRenew}>
            Renew for a day
          </Button>
          <Button kind="danger" data-op={`${service}.channels.stop`} isBusy={isBusy} onPress={onStop}>
            {watch.isOpen ? 'Stop watching' : 'Remove'}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
