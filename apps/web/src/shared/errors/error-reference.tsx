import { ApiError, ClientError } from '@rotunda/api-client/errors';

/** What to quote of an error: the operation, and the request where one was made. */
export function ErrorReference({ error }: { error: Error }) {
  if (!(error instanceof ClientError)) return null;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <p className="mt-8 font-mono text-ink-3 text-small">
      {error.operationId}
      {requestId && <span className="block">Request {requestId}</span>}
    </p>
  );
}
