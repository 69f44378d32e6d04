import { Link } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { isNotFound } from '#shared/errors/is-not-found.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';

type NoApprovalProps = { fileId: string; error: Error; onRetry: () => void };

/** Shown instead of an approval that could not be loaded. */
export function NoApproval({ fileId, error, onRetry }: NoApprovalProps) {
  if (!isNotFound(error)) return <ErrorView error={error} title="The approval could not be loaded" onRetry={onRetry} />;
  const ways = (
    <Link to="/file/$fileId/approvals" params={{ fileId }} className="word-target text-accent-ink underline">
      Approvals of this file
    </Link>
  );
  return (
    <EmptyState icon={FileQuestion} title="Approval not found" action={ways}>
      <p role="alert">The link may be incomplete, or the approval was deleted.</p>
    </EmptyState>
  );
}
