import { useQuery } from '@tanstack/react-query';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { type Job, jobsQuery } from '#shared/jobs/queries.ts';
import { HomePanel, PanelList, PanelRow } from './home-panel.tsx';
import { PANEL_PAGE_SIZE } from './queries.ts';

/** Lists the user's latest jobs and their progress. */
export function JobsPanel({ shortcut, nowMs }: { shortcut: string; nowMs: number }) {
  return (
    <HomePanel
      title="Jobs"
      link={{ to: '/jobs' }}
      shortcut={shortcut}
      query={useQuery(jobsQuery)}
      count={(jobs) => jobs.filter(({ state }) => state === 'running').length}
      empty="No jobs"
      isEmpty={(jobs) => jobs.length === 0}
    >
      {(jobs) => (
        <PanelList>
          {jobs.slice(0, PANEL_PAGE_SIZE).map((job) => (
            <PanelRow
              key={job.jobId}
              link={{ to: '/jobs/$jobId', params: { jobId: job.jobId } }}
              title={job.title}
              // Not as a detail, which long titles would cut to its first letters.
              time={
                <>
                  {describe(job)}, <RelativeTime value={job.createTime} nowMs={nowMs} />
                </>
              }
            />
          ))}
        </PanelList>
      )}
    </HomePanel>
  );
}

function describe({ state, counts, total }: Job): string {
  const failed = counts.retryable + counts.final;
  if (state === 'running') return `${counts.done} of ${total}`;
  return failed > 0 ? `${state}, ${failed} failed` : state;
}
