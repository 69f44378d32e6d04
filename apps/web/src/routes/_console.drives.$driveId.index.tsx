import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DriveSettings } from '#features/drives/drive-settings.tsx';
import { driveQuery } from '#features/drives/queries.ts';

export const Route = createFileRoute('/_console/drives/$driveId/')({
  component: function DriveSettingsRoute() {
    const { admin = false } = Route.useSearch();
    const drive = useSuspenseQuery(driveQuery(Route.useParams().driveId, admin));
    const navigate = Route.useNavigate();
    return (
      <DriveSettings
        drive={drive.data}
        isAdmin={admin}
        onGone={() => void navigate({ to: '/drives', search: admin ? { admin } : {} })}
      />
    );
  },
});
