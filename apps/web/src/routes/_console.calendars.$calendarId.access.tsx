import { createFileRoute } from '@tanstack/react-router';
import { AccessTab } from '#features/calendars/access-tab.tsx';

export const Route = createFileRoute('/_console/calendars/$calendarId/access')({
  component: function AccessRoute() {
    return <AccessTab calendarId={Route.useParams().calendarId} />;
  },
});
