import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type ChannelList = components['schemas']['AlertChannelList'];

/** The query of the user's channels and, for operators, those of the team. */
export const channelsQuery = queryOptions({
  queryKey: ['bff.alertChannels.list'],
  queryFn: ({ signal }) => callBff<ChannelList>('bff.alertChannels.list', '/api/alert-channels', { signal }),
});
