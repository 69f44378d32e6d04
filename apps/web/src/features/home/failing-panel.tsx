import { useQuery } from '@tanstack/react-query';
import { countOf } from '#shared/format/count.ts';
import { RelativeTime } from '#shared/relative-time.tsx';
import { groupFailures } from './failure-groups.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { FAILURES_READ, failuresQuery, PANEL_ROWS } from './queries.ts';

const FAILED = { status: ['FAILED', 'TIMED_OUT'], from: '-24h' };

/** What failed in the last 24 hours, by function. */
export function FailingPanel({ shortcut, nowMs }: { shortcut: string; nowMs: number }) {
  return (
    <HomePanel
      title="Failing in the last 24 hours"
      link={{ to: '/processes', search: { ...FAILED, mode: 'groups' } }}
      shortcut={shortcut}
      query={useQuery(failuresQuery)}
      count={(processes) => (processes.length < FAILURES_READ ? processes.length : `${FAILURES_READ}+`)}
      empty="Nothing has failed."
      isEmpty={(processes) => processes.length === 0}
    >
      {(processes) => (
        <PanelList>
          {groupFailures(processes)
            .slice(0, PANEL_ROWS)
            .map(({ functionName, projectName, count, lastTime }) => (
              <PanelRow
                key={`${projectName} ${functionName}`}
                link={{ to: '/processes', search: { ...FAILED, fn: functionName, project: projectName } }}
                title={`${functionName} in ${projectName}`}
                detail={
                  <>
                    {processes.length < FAILURES_READ ? '' : 'at least '}
                    {countOf(count, 'time')}, <RelativeTime value={lastTime} nowMs={nowMs} />
                  </>
                }
              />
            ))}
        </PanelList>
      )}
    </HomePanel>
  );
}
