import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/file/$fileId/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/file/$fileId/preview', params, replace: true });
  },
});
