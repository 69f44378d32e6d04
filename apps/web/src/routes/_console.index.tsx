import { createFileRoute, redirect } from '@tanstack/react-router';
import { sessionQuery } from '#shared/session.ts';
import { isOpenTo, screens } from '#shared/shell/screens.ts';

export const Route = createFileRoute('/_console/')({
  loader: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    const first = screens.find((screen) => session && isOpenTo(session, screen));
    // Nobody is signed in or nothing is allowed: the frame around the screen, or the screen itself, says so.
    throw redirect({ to: first?.to ?? '/processes', replace: true });
  },
});
