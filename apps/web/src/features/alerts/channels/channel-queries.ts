import type { components } from '@rotunda/api-client/bff-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** Where alerts are delivered. */
export type AlertChannel = components['schemas']['AlertChannel'];
/** A channel to add or change. */
export type ChannelDraft = components['schemas']['AlertChannelDraft'];
/** How a channel delivers. */
export type ChannelKind = components['schemas']['AlertChannelKind'];
/** When a channel delivers. */
export type DeliverySchedule = components['schemas']['AlertSchedule'];
type ChannelTest = components['schemas']['AlertChannelTest'];
type AlertRule = components['schemas']['AlertRule'];

const CHANNELS = '/api/alert-channels';

/** Adds a channel, or changes the one of this ID. */
export function useSaveChannel(channelId: string | undefined) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (draft: ChannelDraft) =>
      channelId === undefined
        ? callBff<AlertChannel>('bff.alertChannels.create', CHANNELS, { method: 'POST', body: draft })
        : callBff<AlertChannel>('bff.alertChannels.update', `${CHANNELS}/${channelId}`, { method: 'PUT', body: draft }),
    onSettled,
  });
}

/** Deletes a channel with what waits in it. */
export function useDeleteChannel() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ channelId }: AlertChannel) =>
      callBff<undefined>('bff.alertChannels.delete', `${CHANNELS}/${channelId}`, { method: 'DELETE' }),
    onSettled,
  });
}

/** Sends a test message, and resolves to the response. */
export function useTestChannel() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ channelId }: AlertChannel) =>
      callBff<ChannelTest>('bff.alertChannels.test', `${CHANNELS}/${channelId}/test`, { method: 'POST' }),
    onSettled,
  });
}

/** Gives a webhook a new signing secret, and resolves to the channel with it. */
export function useRotateSecret() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ channelId }: AlertChannel) =>
      callBff<AlertChannel>('bff.alertChannels.rotateSecret', `${CHANNELS}/${channelId}/secret`, { method: 'POST' }),
    onSettled,
  });
}

/** Sets to which channels a rule is delivered. */
export function useSetRuleChannels(ruleId: string) {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (channelIds: readonly string[]) =>
      callBff<AlertRule>('bff.alertRules.setChannels', `/api/alert-rules/${ruleId}/channels`, {
        method: 'PUT',
        body: { channelIds },
      }),
    onSettled,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [id] }) => id === 'bff.alertChannels.list' || id === 'bff.alertRules.list',
    });
}
