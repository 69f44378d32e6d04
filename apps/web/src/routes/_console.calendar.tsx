import { createFileRoute, Outlet } from '@tanstack/react-router';
import { type CalendarSearch, calendarSearch } from '#features/calendar/view/search.ts';
import { searchValidator } from '#shared/address/validate-search.ts';

const readSearch = searchValidator(calendarSearch);

export const Route = createFileRoute('/_console/calendar')({
  validateSearch: (search): CalendarSearch => readSearch(search),
  component: Outlet,
});
