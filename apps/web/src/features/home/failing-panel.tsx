import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { countByDay } from '#shared/script/failures/count-by-day.ts';
import { DaySpark } from '#ui/display/day-spark.tsx';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type Failures, groupFailures } from './failure-groups.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { failuresQuery, PANEL_PAGE_SIZE } from './queries.ts';
import { useLastHeight } from './use-last-height.ts';

// Lazy-loaded beside the failures.
const FailingSince = lazyComponent(() => import('#shared/script/failures/failing-since.tsx'), 'FailingSince');
void FailingSince.preload();

// The height of four functions with their details.
const FIRST_PX = 354;

const FAILED = { status: ['FAILED', 'TIMED_OUT'], from: '-7d' };

/** Lists the failures of the last seven days by function, with the number of failures per day. */
export function FailingPanel({ shortcut, nowMs }: { shortcut: string; nowMs: number }) {
  return (
    <HomePanel
      title="Failures in the last 7 days"
      link={{ to: '/processes', search: { ...FAILED, mode: 'groups' } }}
      shortcut={shortcut}
      firstPx={FIRST_PX}
      query={useQuery(failuresQuery)}
      count={({ processes, isCapped }) => `${processes.length}${isCapped ? '+' : ''}`}
      empty={({ mutedCount }) => (mutedCount === 0 ? 'No failures' : `No failures except ${formatMuted(mutedCount)}`)}
      isEmpty={({ processes }) => processes.length === 0}
    >
      {(failures) => (
        <>
          <FailureDays {...failures} nowMs={nowMs} />
          <PanelList>
            {groupFailures(failures.processes)
              .slice(0, PANEL_PAGE_SIZE - 1)
              .map(({ functionName, projectName, scriptId, deploymentId, count, lastTime }, index) => (
                <PanelRow
                  key={`${projectName} ${functionName}`}
                  link={{ to: '/processes', search: { ...FAILED, fn: functionName, project: projectName } }}
                  title={`${functionName} in ${projectName}`}
                  time={
                    <>
                      {failures.isCapped && 'at least '}
                      {countOf(count, 'time')}, <RelativeTime value={lastTime} nowMs={nowMs} />
                    </>
                  }
                >
                  {functionName && (
                    <SinceLine index={index} target={{ scriptId, projectName, functionName, deploymentId }} />
                  )}
                </PanelRow>
              ))}
          </PanelList>
        </>
      )}
    </HomePanel>
  );
}

// The height of the longest sentence on most displays.
const TWO_LINES_PX = 32;

/**
 * Shows since when a function has been failing. The sentence grows while its data loads, and nothing below may move, so the line
 * reserves the height that it had on the last visit.
 */
function SinceLine({ index, target }: { index: number; target: ComponentProps<typeof FailingSince>['target'] }) {
  const { ref, lastPx = TWO_LINES_PX } = useLastHeight<HTMLDivElement>(`rotunda.home.failing.${index}`, true);
  return (
    <div className="px-16 pb-4 text-ink-2 text-small" style={{ minHeight: lastPx + 4 }}>
      <div ref={ref}>
        <Part fallback={<Skeleton label="Loading earlier runs" rows={1} rowClass="h-20" />}>
          <FailingSince target={target} />
        </Part>
      </div>
    </div>
  );
}

function formatMuted(count: number): string {
  return `${count.toLocaleString('en')} with muted errors`;
}

function FailureDays({ processes, mutedCount, nowMs }: Failures & { nowMs: number }) {
  const counts = countByDay(processes, nowMs);
  return (
    <p className="flex min-h-32 items-center gap-12 px-16 pt-4 text-ink-2">
      <span className="flex-1">
        {counts.at(-1) || 'None'} in the last 24 hours
        {mutedCount > 0 && <span className="text-ink-3"> · {formatMuted(mutedCount)} not counted</span>}
      </span>
      <DaySpark counts={counts} />
    </p>
  );
}
