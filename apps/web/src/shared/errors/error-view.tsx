import { ApiError, ClientError, InvalidResponseError, NetworkError } from '@rotunda/api-client/errors';
import { CircleAlert } from 'lucide-react';
import { explainFault } from '#lib/explain-fault.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { ErrorReference } from './error-reference.tsx';
import { explainFailureReason, waitText } from './explain-failure-reason.ts';
import { RetryButton } from './retry-button.tsx';

// Loaded for the few who are refused.
const NoAccess = lazyComponent(() => import('./no-access.tsx'), 'NoAccess');

export type ErrorViewProps = {
  error: Error;
  /** What could not be done, such as `The processes could not be loaded`. */
  title: string;
  onRetry?: (() => void) | undefined;
  /** Takes the room of a few rows, for a part of a screen that has others beside it. */
  isCompact?: boolean;
};

/** An error where the data would have been: what failed, why, what to do, and what to quote to support. */
export function ErrorView({ error, title, onRetry, isCompact = false }: ErrorViewProps) {
  if (error instanceof ApiError && lacksAccess(error)) {
    return (
      <Part>
        <NoAccess error={error} />
      </Part>
    );
  }
  const link = error instanceof ApiError ? error.problem?.link : undefined;
  const buttons = (
    <div className="flex gap-8">
      {onRetry && !isNotOffered(error) && <RetryButton error={error} onRetry={onRetry} />}
      <Button kind="quiet" onPress={() => copyReport(error)}>
        Copy report
      </Button>
    </div>
  );
  const reason = (
    <>
      <p>{explainError(error)}</p>
      {isRefused(error) && <p>Ask the owner to share it with you, then try again.</p>}
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

// Nothing was done then: what broke off or timed out may have been, and is not to be sent twice on our word.
const NOT_YET_DONE: ReadonlySet<number> = new Set([429, 503]);

/** What an error is about and what can be done, safe to show. Its codes are in `ErrorReference` and in the report. */
export function explainError(error: Error): string {
  if (error instanceof NetworkError) return 'No response. Check your connection.';
  if (error instanceof InvalidResponseError) return 'The response could not be read.';
  if (!(error instanceof ApiError)) return explainFault(error);
  const byFailure = error.problem?.upstream && explainFailureReason(error);
  if (byFailure) return byFailure;
  const { status, message, problem } = error;
  if (!problem?.retryable || !NOT_YET_DONE.has(status)) return message;
  return `${message.replace(/\.$/, '')}. Try again ${waitText(error.retryAfterMs ?? 0)}.`;
}

/** Whether role or scopes keep something from the person. */
function lacksAccess({ problem, failure }: ApiError): boolean {
  return problem?.missing !== undefined || failure === 'scope_missing';
}

/** Other reasons of 403 are quotas and rules, which nobody changes by sharing. */
const PERMISSION_REASONS: ReadonlySet<string> = new Set([
  'forbidden',
  'insufficientFilePermissions',
  'requiredAccessLevel',
  'PERMISSION_DENIED',
]);

/** Whether the service keeps something from this person, which whoever owns it can change. */
export function isRefused(error: Error): boolean {
  if (!(error instanceof ApiError) || error.status !== 403 || lacksAccess(error)) return false;
  return PERMISSION_REASONS.has(error.reason ?? '');
}

/** Whether the service does not have what was asked for, which a part beside others need not mention. */
export function isNotOffered(error: Error): boolean {
  return error instanceof ApiError && error.failure === 'not_offered';
}

/** Copies what an error is about, to be sent to support. */
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

/** What is known of something that was asked for. */
type Asked = { data: unknown; error: Error | null };

/**
 * Whether there is nothing to show of what was asked for. A later read that failed or was refused takes nothing away: what was
 * read stays, and with it what somebody is typing beside it, and the top of the screen says that it was not loaded again. Only
 * what is gone, and what the person may not see any more as far as the console itself knows, is taken away.
 */
export function isUnreadable<Query extends Asked>(query: Query): query is Extract<Query, { error: Error }> {
  return query.error !== null && (query.data === undefined || hasEnded(query.error));
}

/** Whether an error says that what was read before is not to be shown any longer. */
export function hasEnded(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.failure === 'not_found' || lacksAccess(error);
}
