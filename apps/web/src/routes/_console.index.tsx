import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#features/home/home-page.tsx';
import { prefetchHome } from '#features/home/prefetch-home.ts';
import { sessionQuery } from '#shared/session/session.ts';

export const Route = createFileRoute('/_console/')({
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session) prefetchHome(queryClient, session);
  },
  component: HomePage,
});
