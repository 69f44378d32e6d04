import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { countSoFar, explainIncomplete, isComplete, isScanning } from '#shared/indexes/incomplete.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { pendingApprovalsQuery, requestsQuery } from './queries.ts';

type Coverage = components['schemas']['Coverage'];
type PanelProps = { shortcut: string; nowMs: number };

/** Lists the approvals that wait for the user, with their due times. */
export function WaitingPanel({ shortcut, nowMs }: PanelProps) {
  return (
    <HomePanel
      title="Waiting for you"
      link={{ to: '/reviews' }}
      shortcut={shortcut}
      query={useQuery(pendingApprovalsQuery)}
      count={({ counts, coverage }) => formatPartialCount(counts.waiting, coverage)}
      empty={({ coverage }) => formatEmpty('Nothing waiting for you', coverage)}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <PanelList>
          {rows.map(({ fileId, approvalId, title, dueTime, initiator }) => (
            <PanelRow
              key={`${fileId} ${approvalId}`}
              link={{ to: '/reviews/$fileId/$approvalId', params: { fileId, approvalId } }}
              title={title}
              detail={dueTime ? undefined : initiator?.name}
              time={dueTime && <Due time={dueTime} nowMs={nowMs} />}
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function Due({ time, nowMs }: { time: string; nowMs: number }) {
  return (
    <span className={Date.parse(time) < nowMs ? 'text-orange-fg' : undefined}>
      due <RelativeTime value={time} nowMs={nowMs} />
    </span>
  );
}

/** Lists who requests access to which files. */
export function RequestsPanel({ shortcut, nowMs }: PanelProps) {
  return (
    <HomePanel
      title="Access requests"
      link={{ to: '/access-requests' }}
      shortcut={shortcut}
      query={useQuery(requestsQuery)}
      count={({ all, coverage }) => formatPartialCount(all, coverage)}
      empty={({ coverage }) => formatEmpty('No access requests', coverage)}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <PanelList>
          {rows.map(({ fileId, proposalId, title, requester, createTime }) => (
            <PanelRow
              key={proposalId}
              link={{ to: '/access-requests', search: { peek: `${fileId}~${proposalId}` } }}
              title={title}
              detail={requester}
              time={<RelativeTime value={createTime} nowMs={nowMs} />}
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function formatPartialCount(count: number, coverage: Coverage): string | undefined {
  return count === 0 ? undefined : countSoFar(count, coverage);
}

/** Returns the text for an empty list: nothing if all files have been scanned, or nothing so far. */
function formatEmpty(nothing: string, coverage: Coverage): string {
  if (isComplete(coverage)) return nothing;
  const missing = explainIncomplete(coverage);
  if (!isScanning(coverage) && missing !== undefined)
    return coverage.failure === 'not_offered' ? missing : `Nothing found yet. ${missing}`;
  const { scanned, total } = coverage;
  if (total === 0) return 'Scanning files…';
  return `Scanning… ${scanned.toLocaleString('en')} of ${countOf(total, 'file')}, none found yet`;
}
