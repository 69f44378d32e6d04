import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { SquareArrowOutUpRight, Terminal } from 'lucide-react';
import { consoleAddress } from '#lib/base-path.ts';
import { getActionLabel } from '#shared/audit/action-labels.ts';
import { toCurl } from '#shared/calls/to-curl.ts';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime, formatDuration } from '#shared/format/time.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { copyText } from '#ui/text/copy-text.ts';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { ChangeTable } from './change-table.tsx';
import { currentStateQuery, findReadTarget, type ReadTarget } from './current-state.ts';
import { getTargetAddress } from './entry-target.ts';
import { EntryUndo } from './entry-undo.tsx';
import { OutcomeChip, outcomes } from './outcome.tsx';
import { type AuditChange, type AuditDetail, entryQuery } from './queries.ts';

/** The panel of one entry: its outcome, the change, the request and the undo. */
export function EntryPanel({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const detail = useQuery(entryQuery(entryId));
  return (
    <SidePanel title={detail.data ? getActionLabel(detail.data.entry.action) : 'Entry'} onClose={onClose}>
      {detail.isPending && <Skeleton label="Loading the entry" rows={6} />}
      {isUnreadable(detail) && (
        <ErrorView error={detail.error} title="The entry could not be loaded" onRetry={() => void detail.refetch()} />
      )}
      {detail.data && <Entry detail={detail.data} />}
    </SidePanel>
  );
}

function Entry({ detail: { entry, change } }: { detail: AuditDetail }) {
  const { outcome, action } = entry;
  const address = getTargetAddress(entry);
  const router = useRouter();
  useShortcut('o', () => void router.navigate({ to: address ?? '/' }), {
    disabledReason: address === undefined ? 'No screen shows this target.' : undefined,
  });
  return (
    <div className="flex flex-col gap-20">
      <div className="flex flex-wrap items-center gap-8">
        <OutcomeChip outcome={outcome} />
        {outcome !== 'succeeded' && <p className="text-ink-2">{outcomes[outcome].sentence}</p>}
      </div>
      <DescriptionList items={toFacts(entry)} />
      {change && !change.isIntact && (
        <p role="alert" className="rounded-card bg-red-bg p-8 text-red-fg">
          This content was altered in the database after it was recorded.
        </p>
      )}
      {change && <ChangeSince entry={entry} change={change} />}
      <div className="flex flex-wrap items-start gap-8">
        {change && <EntryUndo entryId={entry.id} change={change} />}
        {address !== undefined && (
          <Link
            to={address}
            className="inline-flex h-tool items-center gap-6 rounded-control border border-line-strong px-8 font-medium hover:bg-hover"
          >
            <SquareArrowOutUpRight size={14} strokeWidth={1.75} aria-hidden />
            Open the target
          </Link>
        )}
      </div>
      {change ? <Request action={action} change={change} /> : <Details details={entry.details} />}
    </div>
  );
}

/** Shows a change beside the current state of its target, if a single call reads the state and the user may make the call. */
function ChangeSince({ entry, change }: { entry: AuditDetail['entry']; change: AuditChange }) {
  const session = useSession();
  const target = entry.outcome === 'succeeded' ? findReadTarget(entry, change) : undefined;
  if (!target || !canCall(session, target.reading.operationId)) return <ChangeTable change={change} now={undefined} />;
  return <ChangeAndNow entryId={entry.id} change={change} target={target} />;
}

function ChangeAndNow({ entryId, change, target }: { entryId: string; change: AuditChange; target: ReadTarget }) {
  const now = useQuery(currentStateQuery(entryId, target));
  return (
    <div className="flex flex-col gap-8">
      <ChangeTable change={change} now={now.data} />
      {isUnreadable(now) && (
        <p className="text-amber-fg">The current state could not be read: {explainError(now.error)}</p>
      )}
    </div>
  );
}

/** Shows the request, including only the parts that were stored. */
function Request({ action, change }: { action: string; change: AuditChange }) {
  const { method, path, params, body } = change;
  const canCopy = method !== undefined && path !== undefined;
  const copy = () => {
    if (!canCopy) return;
    const command = toCurl({ method, path, hasBody: body !== undefined }, consoleAddress);
    copyText(command, 'Copied as curl, without your session');
  };
  useShortcut('y', copy, { disabledReason: canCopy ? undefined : 'No request was recorded for this entry.' });
  return (
    <section aria-labelledby="request-heading" className="flex flex-col items-start gap-8">
      <h3 id="request-heading" className="font-semibold">
        Request
      </h3>
      <p className="font-mono text-small break-all">{canCopy ? `${method} ${path}` : action}</p>
      {params !== undefined && <JsonTree name="parameters" value={params} isOpen={false} />}
      {body !== undefined && <JsonTree name="body" value={body} isOpen={false} />}
      {change.before !== undefined && <JsonTree name="before" value={change.before} isOpen={false} />}
      {change.after !== undefined && <JsonTree name="answer" value={change.after} isOpen={false} />}
      {canCopy && (
        <Button onPress={copy}>
          <Terminal size={14} strokeWidth={1.75} aria-hidden />
          Copy as curl
        </Button>
      )}
    </section>
  );
}

function Details({ details }: { details: AuditDetail['entry']['details'] }) {
  if (Object.keys(details).length === 0) return null;
  return (
    <section aria-labelledby="details-heading">
      <h3 id="details-heading" className="mb-8 font-semibold">
        More details
      </h3>
      <JsonTree value={details} />
    </section>
  );
}

function toFacts(entry: AuditDetail['entry']) {
  const { actor, at, endedAt, action, title, target, createdId, source, session, requestId, status, id } = entry;
  const took = entry.details.durationMs;
  const copyable = (value: string | undefined, label: string) =>
    value ? <CopyableId id={value} label={label} maxLength={30} /> : undefined;
  return [
    ['Who', actor?.email || actor?.subject || 'The console'],
    ['When', formatDateTime(Date.parse(at))],
    ['Ended', endedAt && formatDateTime(Date.parse(endedAt))],
    ['Duration', typeof took === 'number' ? formatDuration(took) : undefined],
    // The title already names service calls by their operation.
    ...(getActionLabel(action) === action ? [] : [['Operation', <Mono key="action">{action}</Mono>] as const]),
    ['Target', title],
    ['Target ID', copyable(target ?? createdId, 'target ID')],
    ['Status', status],
    ['IP address', source],
    ['Session', session && <Mono key="session">{session}</Mono>],
    ['Request', copyable(requestId, 'request ID')],
    ['Entry', copyable(id, 'entry ID')],
  ] as const;
}

function Mono({ children }: { children: string }) {
  return <span className="font-mono text-small">{children}</span>;
}
