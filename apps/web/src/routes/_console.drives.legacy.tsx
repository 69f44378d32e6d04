import { createFileRoute } from '@tanstack/react-router';
import { LegacyPage } from '#features/drives/legacy-page.tsx';
import { teamDrivesQuery } from '#features/drives/legacy-queries.ts';

export const Route = createFileRoute('/_console/drives/legacy')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(teamDrivesQuery);
  },
  component: LegacyPage,
});
