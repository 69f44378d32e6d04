import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '#features/approvals/queue/reviews-page.tsx';
import { reviewsQuery } from '#features/approvals/review-queries.ts';
import { type ReviewSearch, reviewSearch } from '#features/approvals/review-search.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSearchChange } from '#shared/address/use-search-change.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded when an approval is first opened, because it includes the previews.
const ReviewPreview = lazyComponent(() => import('./-review-preview.tsx'), 'ReviewPreview');

const readSearch = searchValidator(reviewSearch);

export const Route = createFileRoute('/_console/reviews/')({
  validateSearch: (search): ReviewSearch => readSearch(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchInfiniteQuery(reviewsQuery(deps));
  },
  component: function ReviewsRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ReviewsPage
        search={search}
        onSearch={useSearchChange(search, navigate)}
        onOpen={({ fileId, approvalId }) =>
          void navigate({ to: '/reviews/$fileId/$approvalId', params: { fileId, approvalId }, search })
        }
        renderPreview={({ fileId }) => (
          <Part>
            <ReviewPreview fileId={fileId} />
          </Part>
        )}
      />
    );
  },
});
