import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { PressButton } from '#ui/press-button.tsx';
import { jobsQuery } from './queries.ts';

// Loaded when it opens.
const JobPopover = lazy(async () => ({ default: (await import('./job-popover.tsx')).JobPopover }));

/** The button that opens the latest jobs; it counts those that run. There from the first job on. */
export function JobTray() {
  const { data: jobs = [] } = useQuery(jobsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (jobs.length === 0) return null;
  const running = jobs.filter(({ state }) => state === 'running').length;
  return (
    <>
      <PressButton
        ref={button}
        aria-label={running === 0 ? 'Jobs' : `Jobs, ${running} running`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
        className="inline-flex h-28 min-w-28 cursor-default items-center justify-center gap-4 rounded-control px-4 text-ink-2 hover:bg-hover hover:text-ink"
      >
        <ListChecks size={16} strokeWidth={1.75} aria-hidden />
        {running > 0 && <span className="font-medium text-accent-ink text-small">{running}</span>}
      </PressButton>
      {isOpen && (
        <Suspense fallback={null}>
          <JobPopover jobs={jobs} triggerRef={button} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
