import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CodePage } from '#features/code/code-page.tsx';
import { type CodeSearch, codeSearch } from '#features/code/search.ts';
import { PlaceLayer } from '#features/comments/place-layer.tsx';
import { NEW_COMMENT_HASH } from '#features/comments/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { loadFirstData, waitUntilSettled } from '#shared/api/first-data.ts';
import { contentQuery, projectFileQuery, versionsQuery } from '#shared/script/queries.ts';

const readSearch = searchValidator(codeSearch);

export const Route = createFileRoute('/_console/scripts/$scriptId/code')({
  validateSearch: (search): CodeSearch => readSearch(search),
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(versionsQuery(params.scriptId));
    return waitUntilSettled(loadFirstData(context.queryClient, contentQuery(params.scriptId, deps.version)));
  },
  component: function CodeRoute() {
    const { scriptId } = Route.useParams();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    // Comments on a project are comments on its file.
    const file = useQuery(projectFileQuery(scriptId)).data;
    const write = () =>
      void navigate({ to: '/file/$fileId/comments', params: { fileId: scriptId }, search: {}, hash: NEW_COMMENT_HASH });
    return (
      <CodePage
        key={scriptId}
        scriptId={scriptId}
        search={search}
        renderCode={(code) =>
          file ? (
            <PlaceLayer file={file} onDraft={write}>
              {code}
            </PlaceLayer>
          ) : (
            code
          )
        }
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: 'line' in change })}
      />
    );
  },
});
