import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fileQuery } from '#features/files/queries.ts';
import { SharingTab } from '#features/sharing/sharing-tab.tsx';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';

export const Route = createFileRoute('/_console/file/$fileId/sharing')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(permissionsQuery(params.fileId));
  },
  component: function SharingRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <SharingTab file={file.data} />;
  },
});
