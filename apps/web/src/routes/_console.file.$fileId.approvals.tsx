import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pinsContent } from '#features/approvals/decide/pins-content.ts';
import { FileApprovals } from '#features/approvals/file/file-approvals.tsx';
import { approvalsQuery } from '#features/approvals/queries.ts';
import { fileQuery } from '#features/files/queries.ts';

export const Route = createFileRoute('/_console/file/$fileId/approvals')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(approvalsQuery(params.fileId));
  },
  component: function FileApprovalsRoute() {
    const { fileId } = Route.useParams();
    const file = useSuspenseQuery(fileQuery(fileId)).data;
    const { name, modifiedTime, capabilities } = file;
    return (
      <FileApprovals
        fileId={fileId}
        title={name ?? 'the file'}
        version={modifiedTime}
        canEdit={capabilities?.canEdit ?? false}
        pinsContent={pinsContent(file)}
        isTrashed={file.trashed ?? false}
        canStart={capabilities?.canStartApproval ?? false}
      />
    );
  },
});
