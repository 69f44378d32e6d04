import { useQuery } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { channelsQuery } from '#shared/alerts/channels-query.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { AlertTabs } from './alert-tabs.tsx';
import { BrowserNotifications } from './channels/browser-notifications.tsx';
import { channelColumns } from './channels/channel-columns.tsx';
import { ChannelDialog } from './channels/channel-dialog.tsx';
import { describeSchedule } from './channels/channel-labels.ts';
import { ChannelPanel } from './channels/channel-panel.tsx';
import { type AlertChannel, useSaveChannel } from './channels/channel-queries.ts';
import { getChannelStatus } from './channels/channel-status.tsx';
import { DeleteChannelDialog } from './channels/delete-channel-dialog.tsx';
import type { ChannelSearch } from './search.ts';

const REPORT = toReportSource('bff.alertChannels.list', 'Alert channels', {});
const TICK_MS = 10_000;
const TOPICS = ['alerts'];
const VIEWS = [{ name: 'All channels', search: {} }];

type ChannelsPageProps = { search: ChannelSearch; onSearch: (change: Partial<ChannelSearch>) => void };

/** Lists the channels that deliver alerts to the user and the team. */
export function ChannelsPage({ search, onSearch }: ChannelsPageProps) {
  const channels = useQuery(channelsQuery);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => channelColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'alert-channels',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; channel?: AlertChannel }>();
  const rows = channels.data?.channels ?? [];
  const shown = rows.find(({ channelId }) => channelId === search.peek);
  const peek = (channel: AlertChannel | undefined) => onSearch({ peek: channel?.channelId });
  const add = () => setOpen({ dialog: 'edit' });
  const close = () => setOpen(undefined);
  useLiveTopics(TOPICS);
  useShortcut('n', add, { disabledReason: channels.data ? undefined : 'The channels are still loading.' });
  useShortcut('R', () => void channels.refetch());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Alerts"
        actions={
          <>
            <TableTools
              views={VIEWS}
              name="alert-channels"
              layout={layout}
              rows={rows}
              hasMore={false}
              report={REPORT}
            />
            <Button kind="primary" isBusy={!channels.data} onPress={add}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              New channel
            </Button>
          </>
        }
      />
      <AlertTabs />
      <BrowserNotifications />
      {channels.isPending && <Skeleton head="columns" label="Loading the channels" rows={6} />}
      {isUnreadable(channels) && (
        <ErrorView
          error={channels.error}
          title="The channels could not be loaded"
          onRetry={() => void channels.refetch()}
        />
      )}
      {channels.data && (
        <ListAndPanel
          panel={
            shown && (
              <ShownChannel
                key={shown.channelId}
                channel={shown}
                onEdit={() => setOpen({ dialog: 'edit', channel: shown })}
                onDelete={() => setOpen({ dialog: 'delete', channel: shown })}
                onClose={() => peek(undefined)}
              />
            )
          }
        >
          {rows.length === 0 ? (
            <EmptyList icon={Send} title="No channels yet">
              Add a channel to get alerts by email, in a chat or at a webhook. Then choose it in a rule.
            </EmptyList>
          ) : (
            <DataTable
              label="Alert channels"
              columns={layout.columns}
              layout={layout}
              rows={rows}
              rowId={({ channelId }) => channelId}
              rowLabel={(channel) => `${channel.name}, ${getChannelStatus(channel).label}`}
              narrowDetail={({ target, schedule }) => `${target} · ${describeSchedule(schedule)}`}
              openId={search.peek}
              onOpen={peek}
              hasMore={false}
              isLoadingMore={false}
              onLoadMore={() => undefined}
            />
          )}
        </ListAndPanel>
      )}
      {channels.data && (
        <DataFreshness
          asOfMs={channels.dataUpdatedAt}
          loaded={rows.length}
          hasMore={false}
          noun="channel"
          operationIds={['bff.alertChannels.list']}
        />
      )}
      {open?.dialog === 'edit' && (
        <ChannelDialog channel={open.channel} hasMail={channels.data?.hasMail ?? false} onClose={close} />
      )}
      {open?.dialog === 'delete' && open.channel && <DeleteChannelDialog channel={open.channel} onClose={close} />}
    </div>
  );
}

type ShownChannelProps = { channel: AlertChannel; onEdit: () => void; onDelete: () => void; onClose: () => void };

function ShownChannel({ channel, ...actions }: ShownChannelProps) {
  const { kind, name, schedule, isTeam, isEnabled } = channel;
  const save = useSaveChannel(channel.channelId);
  const toggle = () =>
    save.mutate(
      { kind, name, schedule, isTeam, isEnabled: !isEnabled },
      {
        onSuccess: () => notify(isEnabled ? 'Channel turned off' : 'Channel turned on'),
        onError: (error) => notify(explainFailure('The channel was not changed', error)),
      },
    );
  return <ChannelPanel channel={channel} isBusy={save.isPending} onToggle={toggle} {...actions} />;
}
