import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { fileQuery } from '#features/files/queries.ts';
import { withFile } from '#features/files/with-file.ts';
import { SharingTab } from '#features/sharing/sharing-tab.tsx';
import { mayReadPermissions } from '#shared/permissions/may-read.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';

export const Route = createFileRoute('/_console/file/$fileId/sharing')({
  loader: ({ context: { queryClient }, params: { fileId } }) => {
    withFile(
      queryClient,
      fileId,
      (file) => mayReadPermissions(file) && queryClient.prefetchQuery(permissionsQuery(fileId)),
    );
  },
  component: function SharingRoute() {
    const file = useSuspenseQuery(fileQuery(Route.useParams().fileId));
    return <SharingTab file={file.data} />;
  },
});
