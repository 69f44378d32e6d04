import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '#features/people/people-page.tsx';
import { type PeopleSearch, peopleSearch } from '#features/people/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';
import { rolesQuery, sessionsQuery } from '#shared/people/console-people.ts';

const readSearch = searchValidator(peopleSearch);

export const Route = createFileRoute('/_console/people/')({
  validateSearch: (search): PeopleSearch => readSearch(search),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(rolesQuery);
    void context.queryClient.prefetchQuery(sessionsQuery);
  },
  component: function PeopleRoute() {
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <PeoplePage
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: 'cols' in change })}
        onOpen={(email) => void navigate({ to: '/people/$email', params: { email } })}
      />
    );
  },
});
