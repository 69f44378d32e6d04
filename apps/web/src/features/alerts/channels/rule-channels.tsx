import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { channelsQuery } from '#shared/alerts/channels-query.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useSetRuleChannels } from './channel-queries.ts';
import { ChannelStatusChip } from './channel-status.tsx';

type RuleChannelsProps = {
  ruleId: string;
  channelIds: readonly string[];
};

/** Selects the channels that deliver a rule's alerts to the user. */
export function RuleChannels({ ruleId, channelIds }: RuleChannelsProps) {
  const { data } = useQuery(channelsQuery);
  const save = useSetRuleChannels(ruleId);
  const toggle = (channelId: string, isSelected: boolean) => {
    const others = channelIds.filter((id) => id !== channelId);
    save.mutate(isSelected ? [...others, channelId] : others, {
      onError: (error) => notify(explainFailure('The delivery was not changed', error)),
    });
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-4 font-medium">Deliver to</legend>
      {data?.channels.map((channel) => (
        <div key={channel.channelId} className="flex flex-wrap items-center justify-between gap-8">
          <Checkbox
            isSelected={channelIds.includes(channel.channelId)}
            isBusy={save.isPending}
            onChange={(isSelected) => toggle(channel.channelId, isSelected)}
          >
            {channel.isTeam ? `${channel.name} (team)` : channel.name}
          </Checkbox>
          {(channel.status !== 'delivering' || !channel.isEnabled) && <ChannelStatusChip channel={channel} />}
        </div>
      ))}
      {data?.channels.length === 0 && <p className="text-ink-2">Only shown in the inbox.</p>}
      <Link to="/alerts/delivery" className="self-start text-accent-ink hover:underline">
        Manage delivery
      </Link>
    </fieldset>
  );
}
