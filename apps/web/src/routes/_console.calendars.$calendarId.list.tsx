import { createFileRoute } from '@tanstack/react-router';
import { ListTab } from '#features/calendars/list-tab.tsx';

export const Route = createFileRoute('/_console/calendars/$calendarId/list')({
  component: function ListRoute() {
    const { calendarId } = Route.useParams();
    const navigate = Route.useNavigate();
    return <ListTab calendarId={calendarId} onLeave={() => void navigate({ to: '/calendars' })} />;
  },
});
