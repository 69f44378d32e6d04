import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Terminal } from 'lucide-react';
import { consoleAddress } from '#lib/base-path.ts';
import { catchOnly } from '#lib/catch-only.ts';
import type { Call } from '#shared/api/call-log.ts';
import { formatSize } from '#shared/format/size.ts';
import { formatClock, formatDuration } from '#shared/format/time.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { toCurl } from './to-curl.ts';
import { toExplorerForm } from './to-explorer-form.ts';

type CallItemProps = {
  call: Call;
  /** Describes the requested page. */
  paging?: string | undefined;
  isMarked?: boolean;
};

/** Shows one request: the operation, its outcome, its duration, the response size and the request ID. */
export function CallItem({ call, paging, isMarked = false }: CallItemProps) {
  const { operationId, method, path, startedAtMs, requestId } = call;
  return (
    <li
      aria-current={isMarked || undefined}
      ref={(item) => {
        if (isMarked) item?.scrollIntoView({ block: 'nearest' });
      }}
      className={clsx('flex items-start gap-8 border-line border-b px-16 py-8', isMarked && 'bg-selected')}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-baseline gap-8">
          <span className="truncate font-medium">{operationId ?? `${method} ${path.split('?')[0]}`}</span>
          <span className={clsx('ml-auto shrink-0 font-medium', isBad(call) ? 'text-red-fg' : 'text-ink-2')}>
            {formatOutcome(call)}
          </span>
        </div>
        {/* Without an operation it is called that. */}
        {(operationId !== undefined || path.includes('?')) && (
          <p className="break-all font-mono text-ink-2 text-small">
            {method} {decodeForReading(path)}
          </p>
        )}
        <p className="truncate text-ink-3 text-small">
          {formatClock(startedAtMs)} at {call.page}
        </p>
        <p className="flex flex-wrap items-center gap-x-8 text-ink-3 text-small">
          <span>{formatCallDuration(call)}</span>
          {call.sizeBytes !== undefined && <span>{formatSize(call.sizeBytes)}</span>}
          {paging && <span>{paging}</span>}
        </p>
        <p className="flex min-h-24 flex-wrap items-center gap-x-8 text-ink-3 text-small">
          {requestId && <CopyableId id={requestId} label="request ID" maxLength={24} />}
          <ExplorerLink call={call} />
        </p>
      </div>
      <IconButton icon={Terminal} label={`Copy ${operationId ?? path} as curl`} onPress={() => copyCurl(call)} />
    </li>
  );
}

/** Returns a decoded URL for reading. Copying as curl uses the encoded URL. */
function decodeForReading(path: string): string {
  return catchOnly(URIError, () => decodeURIComponent(path.replaceAll('+', ' '))) ?? path;
}

/** Opens the call as a form, to inspect and repeat it. */
function ExplorerLink({ call }: { call: Call }) {
  const params = toExplorerForm(call);
  if (!params || call.operationId === undefined) return null;
  return (
    <Link
      to="/explorer/$operationId"
      params={{ operationId: call.operationId }}
      search={{ params }}
      className="inline-flex min-h-24 items-center text-accent-ink hover:underline"
    >
      Open in the explorer
    </Link>
  );
}

function isBad({ status, failure }: Call): boolean {
  return failure === 'no response' || (status !== undefined && status >= 400);
}

function formatOutcome({ status, upstreamStatus, failure }: Call): string {
  if (failure) return failure;
  if (status === undefined) return 'waiting';
  return upstreamStatus === undefined || upstreamStatus === status
    ? `${status}`
    : `${status} (service ${upstreamStatus})`;
}

function formatCallDuration({ durationMs, upstreamMs }: Call): string {
  if (durationMs === undefined) return 'no response yet';
  const whole = formatDuration(durationMs);
  return upstreamMs === undefined ? whole : `${whole}, the service took ${formatDuration(upstreamMs)}`;
}

function copyCurl(call: Call): void {
  copyText(toCurl(call, consoleAddress), 'Copied as curl, without your session');
}
