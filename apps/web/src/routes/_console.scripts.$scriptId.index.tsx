import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/scripts/$scriptId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/scripts/$scriptId/overview', params, replace: true });
  },
});
