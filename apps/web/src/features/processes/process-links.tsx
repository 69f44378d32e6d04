import { Link } from '@tanstack/react-router';
import { useProcessVersion } from './report/process-version.ts';
import type { Process } from './status/process-status.tsx';

const AROUND_MS = 5 * 60_000;
const linkClass = 'word-target text-accent-ink underline underline-offset-2 hover:text-ink';

/** Links to the code that ran, a new run of the same function, its timeline, and other runs at the time. */
export function ProcessLinks({ process }: { process: Process }) {
  const { scriptId, functionName: fn } = process;
  return (
    <ul aria-label="Related" className="flex flex-col gap-4">
      {scriptId && (
        <>
          <li>
            <CodeLink scriptId={scriptId} process={process} />
          </li>
          <li>
            <Link to="/scripts/$scriptId/run" params={{ scriptId }} search={{ fn }} className={linkClass}>
              Run again
            </Link>
          </li>
          <li>
            <Link to="/processes" search={{ script: scriptId, fn, mode: 'timeline' }} className={linkClass}>
              Function timeline
            </Link>
          </li>
        </>
      )}
      {process.startTime && (
        <li>
          <Link to="/processes" search={toRangeAround(process.startTime, process.endTime)} className={linkClass}>
            Other runs within 5 minutes
          </Link>
        </li>
      )}
    </ul>
  );
}

function CodeLink({ scriptId, process }: { scriptId: string; process: Process }) {
  const version = useProcessVersion(process);
  return (
    <Link to="/scripts/$scriptId/code" params={{ scriptId }} search={{ version }} className={linkClass}>
      {version === undefined ? 'Current code (HEAD)' : `Code of version ${version} (as run)`}
    </Link>
  );
}

function toRangeAround(startTime: string, endTime: string | undefined) {
  const shift = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();
  return { from: shift(startTime, -AROUND_MS), to: shift(endTime ?? startTime, AROUND_MS) };
}
