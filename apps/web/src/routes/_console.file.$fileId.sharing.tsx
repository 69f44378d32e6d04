import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fileQuery } from '#features/files/queries.ts';
import { runWhenFileLoaded } from '#features/files/run-when-file-loaded.ts';
import { SharingTab } from '#features/sharing/sharing-tab.tsx';
import { canListPermissions } from '#shared/permissions/can-list.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';

export const Route = createFileRoute('/_console/file/$fileId/sharing')({
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    runWhenFileLoaded(
      queryClient,
      fileId,
      (file) => canListPermissions(file) && queryClient.prefetchQuery(permissionsQuery(fileId)),
    );
  },
  component: function SharingRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <SharingTab file={file.data} />;
  },
});
