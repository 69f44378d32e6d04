import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ProofPage } from '#features/approvals/history/proof-page.tsx';
import { approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { approvalQuery } from '#features/approvals/queries.ts';
import { NoApproval } from '#features/approvals/queue/no-approval.tsx';
import { MissingFile } from '#features/files/missing-file.tsx';
import { fileQuery } from '#features/files/queries.ts';
import { revisionsQuery } from '#features/revisions/queries.ts';
import { findRevision } from '#features/revisions/revision.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { isNotFound } from '#shared/errors/is-not-found.ts';
import { canListRevisions } from '#shared/permissions/can-list.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

export const Route = createFileRoute('/_console/reviews/$fileId/$approvalId_/proof')({
  loader: ({ context, params: { fileId, approvalId } }) => {
    void context.queryClient.prefetchQuery(fileQuery(fileId));
    void context.queryClient.prefetchQuery(approvalQuery(fileId, approvalId));
    void context.queryClient.prefetchQuery(approvalHistoryQuery(fileId, approvalId));
  },
  component: function ProofRoute() {
    const { fileId, approvalId } = Route.useParams();
    const file = useQuery(fileQuery(fileId));
    const approval = useQuery(approvalQuery(fileId, approvalId));
    const steps = useQuery(approvalHistoryQuery(fileId, approvalId));
    // Users who may not read the revisions still get the proof, with the content details from the file itself.
    const isReadable = file.data !== undefined && canListRevisions(file.data);
    const revisions = useQuery({ ...revisionsQuery(fileId), enabled: isReadable });
    if (isUnreadable(file) && isNotFound(file.error))
      return <MissingFile fileId={fileId} error={file.error} onRetry={() => void file.refetch()} />;
    if (isUnreadable(approval)) {
      return (
        <>
          <PageHead title="Proof of approval" />
          <NoApproval fileId={fileId} error={approval.error} onRetry={() => void approval.refetch()} />
        </>
      );
    }
    const failed = [file, approval, steps].find(({ error }) => error !== null);
    if (failed?.error) {
      const retry = () => void failed.refetch();
      return (
        <>
          <PageHead title="Proof of approval" />
          <ErrorView error={failed.error} title="The proof could not be compiled" onRetry={retry} />
        </>
      );
    }
    if (!file.data || !approval.data || !steps.data || revisions.isLoading)
      return <Skeleton label="Compiling the proof" rows={8} />;
    const { headRevisionId, modifiedTime, md5Checksum } = file.data;
    return (
      <ProofPage
        file={{ id: fileId, name: file.data.name ?? 'File', mimeType: file.data.mimeType }}
        approval={approval.data}
        steps={steps.data}
        contentAt={(timeMs) => {
          const revision = findRevision(revisions.data ?? [], timeMs);
          if (revision) return { revisionId: revision.id ?? '', checksum: revision.md5Checksum };
          const isCurrent = headRevisionId !== undefined && timeMs >= Date.parse(modifiedTime ?? '');
          return isCurrent ? { revisionId: headRevisionId, checksum: md5Checksum } : undefined;
        }}
      />
    );
  },
});
