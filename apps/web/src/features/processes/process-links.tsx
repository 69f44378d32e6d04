import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deploymentsQuery } from '#shared/script/queries.ts';
import type { Process } from './process-status.tsx';

const AROUND_MS = 5 * 60_000;
const linkClass = 'text-accent-ink underline underline-offset-2 hover:text-ink';

/** Where to look next: the code that ran, a new run of the same function, and what else ran at the time. */
export function ProcessLinks({ process }: { process: Process }) {
  const { scriptId, functionName: fn } = process;
  return (
    <ul aria-label="Where to look next" className="flex flex-col gap-4">
      {scriptId && (
        <>
          <li>
            <CodeLink scriptId={scriptId} deploymentId={process.deploymentId} />
          </li>
          <li>
            <Link to="/scripts/$scriptId/run" params={{ scriptId }} search={{ fn }} className={linkClass}>
              Run again, as a new execution
            </Link>
          </li>
        </>
      )}
      {process.startTime && (
        <li>
          <Link to="/processes" search={around(process.startTime, process.endTime)} className={linkClass}>
            What else ran within five minutes
          </Link>
        </li>
      )}
    </ul>
  );
}

function CodeLink({ scriptId, deploymentId }: { scriptId: string; deploymentId: string | undefined }) {
  const deployments = useQuery({ ...deploymentsQuery(scriptId), enabled: deploymentId !== undefined });
  const deployment = deployments.data?.find((candidate) => candidate.deploymentId === deploymentId);
  const version = deployment?.deploymentConfig?.versionNumber;
  return (
    <Link to="/scripts/$scriptId/code" params={{ scriptId }} search={{ version }} className={linkClass}>
      {version === undefined ? 'Code as it is now' : `Code of version ${version}, which the deployment points at now`}
    </Link>
  );
}

function around(startTime: string, endTime: string | undefined) {
  const shift = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();
  return { from: shift(startTime, -AROUND_MS), to: shift(endTime ?? startTime, AROUND_MS) };
}
