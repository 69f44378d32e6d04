import { createFileRoute } from '@tanstack/react-router';
import { DetailsTab } from '#features/calendars/details-tab.tsx';

export const Route = createFileRoute('/_console/calendars/$calendarId/details')({
  component: function DetailsRoute() {
    const { calendarId } = Route.useParams();
    const navigate = Route.useNavigate();
    return <DetailsTab calendarId={calendarId} onLeave={() => void navigate({ to: '/calendars' })} />;
  },
});
