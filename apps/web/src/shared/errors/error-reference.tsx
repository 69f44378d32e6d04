import { ApiError, ClientError } from '@rotunda/api-client/errors';

/** The reference data of an error: its codes, its operation and, if there was a request, the request ID. */
export function ErrorReference({ error }: { error: Error }) {
  if (!(error instanceof ClientError)) return null;
  return (
    <p className="mt-8 font-mono text-ink-3 text-small">
      {error instanceof ApiError && <span className="block">{[error.status, error.reason].join(' ').trim()}</span>}
      {error.operationId}
      {error.requestId && <span className="block">Request {error.requestId}</span>}
    </p>
  );
}
