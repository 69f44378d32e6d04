import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { NEW_COMMENT_HASH } from '#features/comments/search.ts';
import { fileQuery } from '#features/files/queries.ts';
import { runWhenFileLoaded } from '#features/files/run-when-file-loaded.ts';
import { ComparePage } from '#features/revisions/difference/compare-page.tsx';
import { type CompareRevisionsSearch, compareRevisionsSearch } from '#features/revisions/difference-search.ts';
import { revisionsQuery } from '#features/revisions/queries.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { canListRevisions } from '#shared/permissions/can-list.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

const PlaceLayer = lazyComponent(() => import('#features/comments/place-layer.tsx'), 'PlaceLayer');

const readSearch = searchValidator(compareRevisionsSearch);

export const Route = createFileRoute('/_console/file/$fileId/revisions_/compare')({
  validateSearch: (search): CompareRevisionsSearch => readSearch(search),
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    runWhenFileLoaded(
      queryClient,
      fileId,
      (file) => canListRevisions(file) && queryClient.prefetchQuery(revisionsQuery(fileId)),
    );
  },
  component: function CompareRevisionsRoute() {
    const { fileId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const file = useSuspenseQuery(fileQuery(fileId));
    const write = () =>
      void navigate({ to: '/file/$fileId/comments', params: { fileId }, search: {}, hash: NEW_COMMENT_HASH });
    return (
      <ComparePage
        file={file.data}
        search={search}
        renderDifference={(difference, headRevisionId) => (
          <Part fallback={<Skeleton label="Loading the comparison" rows={8} />}>
            <PlaceLayer file={{ ...file.data, headRevisionId }} onDraft={write}>
              {difference}
            </PlaceLayer>
          </Part>
        )}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
      />
    );
  },
});
