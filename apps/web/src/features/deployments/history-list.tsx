import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { type DeploymentRecord, deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { readDeploymentText } from '#shared/script/deployments/deployment-text.ts';

const MAX_SHOWN = 10;

/** Lists the history of one deployment, newest first. Changes from outside the console are marked. */
export function HistoryList({
  scriptId,
  deploymentId,
  nowMs,
}: {
  scriptId: string;
  deploymentId: string;
  nowMs: number;
}) {
  const history = useQuery(deploymentHistoryQuery(scriptId));
  if (history.isPending) return <p className="text-ink-3 text-small">Loading the history</p>;
  if (isUnreadable(history)) {
    return <p className="text-ink-3 text-small">The history could not be loaded: {explainError(history.error)}</p>;
  }
  const records = history.data.filter((record) => record.deploymentId === deploymentId);
  if (records.length === 0) return <p className="text-ink-3 text-small">No changes recorded yet</p>;
  return (
    <ol aria-label="History" className="flex flex-col border-line border-l pl-12">
      {records.slice(0, MAX_SHOWN).map((record) => (
        <li key={record.recordId} className="flex flex-wrap gap-x-8 py-2 text-small">
          <span className="w-72 text-ink-3">
            <RelativeTime value={record.time} nowMs={nowMs} />
          </span>
          <span className="font-medium">{toChange(record)}</span>
          {record.description && <span className="text-ink-2">{toText(record)}</span>}
          <span className="text-ink-3">
            {record.actor?.name ?? (record.action === 'found' ? '' : 'changed outside the console')}
          </span>
        </li>
      ))}
      {records.length > MAX_SHOWN && (
        <li className="text-ink-3 text-small">and {countOf(records.length - MAX_SHOWN, 'earlier change')}</li>
      )}
    </ol>
  );
}

/** Returns the message of a change, or the name that it set. */
function toText({ description }: DeploymentRecord): string {
  const { name, message } = readDeploymentText(description);
  return message || name;
}

function toChange({ action, versionNumber, previousVersionNumber }: DeploymentRecord): string {
  const version = versionNumber === undefined ? 'HEAD' : `version ${versionNumber}`;
  if (action === 'deleted') return 'Undeployed';
  if (action === 'created') return `Deployed ${version}`;
  if (action === 'found') return `First seen at ${version}`;
  if (previousVersionNumber === undefined || previousVersionNumber === versionNumber) return `Changed (${version})`;
  return `${previousVersionNumber} → ${versionNumber}`;
}
