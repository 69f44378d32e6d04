import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, isUnreadable, isUnsupported } from '#shared/errors/error-view.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import { Part } from '#ui/loading/part.tsx';
import { accessRequestsQuery } from './access-requests-query.ts';

// Lazy-loaded if there are requests.
const AccessRequest = lazyComponent(() => import('./access-request.tsx'), 'AccessRequest');

type AccessRequestsProps = {
  fileId: string;
  /** Name of the file. */
  title: string;
};

/** Lists pending access requests for a file. Only for users who may share the file; the service rejects others. */
export function AccessRequests({ fileId, title }: AccessRequestsProps) {
  const session = useSession();
  const isEnabled = canCall(session, 'drive.accessproposals.list');
  const proposals = useQuery({
    ...accessRequestsQuery(fileId),
    enabled: isEnabled,
  });
  if (isUnreadable(proposals) && !isUnsupported(proposals.error)) {
    const retry = () => void proposals.refetch();
    return <ErrorView error={proposals.error} title="Access requests could not be loaded" onRetry={retry} isCompact />;
  }
  const waiting = proposals.data?.accessProposals ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="requests-heading" className="flex flex-col gap-8">
      <h2 id="requests-heading" className="font-semibold text-section">
        {countOf(waiting.length, 'person')} {waiting.length === 1 ? 'requests' : 'request'} access
      </h2>
      <ul className="rounded-card border border-line bg-surface">
        {waiting.map((proposal) => (
          <Part key={proposal.proposalId} fallback={<li className="h-160" />}>
            <AccessRequest fileId={fileId} title={title} proposal={proposal} />
          </Part>
        ))}
      </ul>
    </section>
  );
}
