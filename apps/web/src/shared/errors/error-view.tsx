import { ApiError, ClientError, InvalidResponseError, NetworkError } from '@rotunda/api-client/errors';
import { CircleAlert } from 'lucide-react';
import { explainFault } from '#lib/explain-fault.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { ErrorReference } from './error-reference.tsx';
import { explainFailureReason, formatWait } from './explain-failure-reason.ts';
import { RetryButton } from './retry-button.tsx';

// Lazy-loaded because only users without access need it.
const NoAccess = lazyComponent(() => import('./no-access.tsx'), 'NoAccess');

export type ErrorViewProps = {
  error: Error;
  /** The failed action, such as `The processes could not be loaded`. */
  title: string;
  onRetry?: (() => void) | undefined;
  /** Whether to use the height of a few rows, for a part of a screen beside others. */
  isCompact?: boolean;
};

/** Shows an error in place of the data: what failed, why, what to do, and the reference data for support. */
export function ErrorView({ error, title, onRetry, isCompact = false }: ErrorViewProps) {
  if (error instanceof ApiError && isRoleOrScopeMissing(error)) {
    return (
      <Part>
        <NoAccess error={error} />
      </Part>
    );
  }
  const link = error instanceof ApiError ? error.problem?.link : undefined;
  const buttons = (
    <div className="flex gap-8">
      {onRetry && !isUnsupported(error) && <RetryButton error={error} onRetry={onRetry} />}
      <Button kind="quiet" onPress={() => copyReport(error)}>
        Copy report
      </Button>
    </div>
  );
  const reason = (
    <>
      <p>{explainError(error)}</p>
      {isPermissionDenied(error) && <p>Ask the owner to share it with you, then try again.</p>}
      {link !== undefined && (
        <p>
          <a href={link} target="_blank" rel="noreferrer" className="word-target text-accent-ink underline">
            Enable the API
          </a>
        </p>
      )}
      <ErrorReference error={error} />
    </>
  );
  if (isCompact) {
    return (
      <div role="alert" className="flex flex-col items-start gap-8 px-16 py-12">
        <p className="font-medium">{title}</p>
        <div className="text-ink-2">{reason}</div>
        {buttons}
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={title} action={buttons}>
        {reason}
      </EmptyState>
    </div>
  );
}

// With these statuses, nothing was executed. Aborted or timed-out calls may have been, and must not be sent twice on the
// console's advice.
const NOT_YET_DONE: ReadonlySet<number> = new Set([429, 503]);

/** Describes an error and the possible actions. Safe to show. The codes are in `ErrorReference` and in the report. */
export function explainError(error: Error): string {
  if (error instanceof NetworkError) return 'No response. Check your connection.';
  if (error instanceof InvalidResponseError) return 'The response could not be read.';
  if (!(error instanceof ApiError)) return explainFault(error);
  const byFailure = error.problem?.upstream && explainFailureReason(error);
  if (byFailure) return byFailure;
  const { status, message, problem } = error;
  if (!problem?.retryable || !NOT_YET_DONE.has(status)) return message;
  return `${message.replace(/\.$/, '')}. Try again ${formatWait(error.retryAfterMs ?? 0)}.`;
}

/** Reports whether the user lacks a role or scopes. */
function isRoleOrScopeMissing({ problem, failure }: ApiError): boolean {
  return problem?.missing !== undefined || failure === 'scope_missing';
}

/** Other reasons for 403 are quotas and rules, which sharing cannot change. */
const PERMISSION_REASONS: ReadonlySet<string> = new Set([
  'forbidden',
  'insufficientFilePermissions',
  'requiredAccessLevel',
  'PERMISSION_DENIED',
]);

/** Reports whether the service denies the user access that the owner could grant. */
export function isPermissionDenied(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status !== 403 || isRoleOrScopeMissing(error)) return false;
  return PERMISSION_REASONS.has(error.reason ?? '');
}

/** Reports whether the service does not support the request, which a part of a screen need not mention. */
export function isUnsupported(error: Error): boolean {
  return error instanceof ApiError && error.failure === 'not_offered';
}

/** Copies the details of an error for support. */
export function copyReport(error: Error): void {
  const lines = [
    error.message,
    ...(error instanceof ClientError ? [`Operation: ${error.operationId}`] : []),
    ...(error instanceof ApiError ? [`Status: ${error.status}`, `Reason: ${error.reason ?? '-'}`] : []),
    ...(error instanceof ClientError ? [`Request: ${error.requestId ?? '-'}`] : []),
    `Page: ${window.location.href}`,
    `Time: ${new Date().toISOString()}`,
  ];
  copyText(lines.join('\n'), 'Report copied');
}

/** The state of a query. */
type Asked = { data: unknown; error: Error | null };

/**
 * Reports whether a query has nothing to show. A later failed or rejected refetch removes nothing: loaded data stays, including
 * text being typed beside it, and the top of the screen states that refreshing failed. Only deleted data is removed, and data
 * that the user may no longer see according to the console.
 */
export function isUnreadable<Query extends Asked>(query: Query): query is Extract<Query, { error: Error }> {
  return query.error !== null && (query.data === undefined || mustDiscardData(query.error));
}

/** Reports whether an error means that previously loaded data must no longer be shown. */
export function mustDiscardData(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.failure === 'not_found' || isRoleOrScopeMissing(error);
}
