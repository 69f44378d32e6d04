import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '#features/people/people-page.tsx';
import { rolesQuery, sessionsQuery } from '#features/people/queries.ts';
import { type SearchOf, searchParams, textParam } from '#shared/search-params.ts';
import { searchValidator } from '#shared/validate-search.ts';

const peopleSearch = searchParams({ q: textParam });
const readSearch = searchValidator(peopleSearch);

export const Route = createFileRoute('/_console/people/')({
  validateSearch: (search): SearchOf<typeof peopleSearch> => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(rolesQuery);
    void context.queryClient.prefetchQuery(sessionsQuery);
  },
  head: () => ({ meta: [{ title: 'People · Rotunda' }] }),
  component: function PeopleRoute() {
    const { q } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <PeoplePage
        q={q}
        onFilter={(next) => void navigate({ search: { q: next } })}
        onOpen={(email) => void navigate({ to: '/people/$email', params: { email } })}
      />
    );
  },
});
