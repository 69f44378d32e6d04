import type { components } from '@rotunda/api-client/bff-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A channel that delivers alerts. */
export type AlertChannel = components['schemas']['AlertChannel'];
/** The draft of a channel to create or update. */
export type ChannelDraft = components['schemas']['AlertChannelDraft'];
/** The type of a channel. */
export type ChannelKind = components['schemas']['AlertChannelKind'];
/** The delivery schedule of a channel. */
export type DeliverySchedule = components['schemas']['AlertSchedule'];
type ChannelTest = components['schemas']['AlertChannelTest'];
type AlertRule = components['schemas']['AlertRule'];

const CHANNELS = '/api/alert-channels';

/** Creates a channel, or updates the channel with this ID. */
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

/** Deletes a channel and its pending deliveries. */
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

/** Rotates the signing secret of a webhook. Resolves to the channel with the new secret. */
export function useRotateSecret() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: ({ channelId }: AlertChannel) =>
      callBff<AlertChannel>('bff.alertChannels.rotateSecret', `${CHANNELS}/${channelId}/secret`, { method: 'POST' }),
    onSettled,
  });
}

/** Sets the channels to which a rule delivers. */
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
