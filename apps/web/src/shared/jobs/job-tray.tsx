import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { listPendingCalls, useDelayedCalls } from '#shared/delayed-calls/delayed-calls-query.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { OverlayPart } from '#ui/loading/part.tsx';
import { jobsQuery } from './queries.ts';
import { useRefetchAfterJobs } from './use-refetch-after-jobs.ts';

// Lazy-loaded on first open.
const JobPopover = lazyComponent(() => import('./job-popover.tsx'), 'JobPopover');

/** The button that opens the latest jobs and the delayed calls, with the number in progress. Always shown. */
export function JobTray() {
  const latest = useQuery(jobsQuery);
  const { data: jobs = [] } = latest;
  useRefetchAfterJobs(latest.data);
  const { data: held = [] } = useDelayedCalls(listPendingCalls);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (jobs.length + held.length === 0 && !isOpen) return null;
  const running = jobs.filter(({ state }) => state === 'running').length;
  const active = running + held.length;
  return (
    <>
      <PressButton
        ref={button}
        aria-label={getTrayLabel(running, held.length)}
        data-tooltip={getTrayLabel(running, held.length)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
        className="inline-flex h-tool min-w-tool cursor-default items-center justify-center gap-4 rounded-control px-4 text-ink-2 hover:bg-hover hover:text-ink"
      >
        <ListChecks size={16} strokeWidth={1.75} aria-hidden />
        {active > 0 && <span className="font-medium text-accent-ink text-small">{active}</span>}
      </PressButton>
      {isOpen && (
        <OverlayPart onClose={() => setIsOpen(false)}>
          <JobPopover jobs={jobs} held={held} triggerRef={button} onClose={() => setIsOpen(false)} />
        </OverlayPart>
      )}
    </>
  );
}

function getTrayLabel(running: number, held: number): string {
  return ['Jobs', running > 0 && `${running} running`, held > 0 && `${held} waiting to be sent`]
    .filter(Boolean)
    .join(', ');
}
