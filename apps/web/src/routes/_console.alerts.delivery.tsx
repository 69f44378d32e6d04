import { createFileRoute } from '@tanstack/react-router';
import { ChannelsPage } from '#features/alerts/channels-page.tsx';
import { type ChannelSearch, channelSearch } from '#features/alerts/search.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { channelsQuery } from '#shared/alerts/channels-query.ts';

const readSearch = searchValidator(channelSearch);

export const Route = createFileRoute('/_console/alerts/delivery')({
  validateSearch: (search): ChannelSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(channelsQuery);
  },
  component: function AlertDeliveryRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return <ChannelsPage search={search} onSearch={useSearchChange(search, navigate)} />;
  },
});
