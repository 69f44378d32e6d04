import { countOf } from '@rotunda/api-client/count-of';
import type { RefusedRuns } from './rerun-plan.ts';

const MAX_NAMED = 3;

/** Lists the processes that will not be run again, by reason. */
export function RefusedRunsList({ refused }: { refused: readonly RefusedRuns[] }) {
  if (refused.length === 0) return null;
  const count = refused.reduce((sum, { processes }) => sum + processes.length, 0);
  return (
    <section className="rounded-card border border-line bg-sunken px-12 py-8">
      <h3 className="mb-4 font-semibold">{countOf(count, 'process')} cannot be run again</h3>
      <ul className="flex max-h-160 flex-col gap-4 overflow-auto">
        {refused.map(({ reason, processes }) => (
          <li key={reason}>
            {reason} <span className="text-ink-2">{getNames(processes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function getNames(processes: RefusedRuns['processes']): string {
  const names = [
    ...new Set(
      processes.map(({ functionName, projectName }) =>
        [functionName || 'Unnamed function', projectName].filter(Boolean).join(' in '),
      ),
    ),
  ];
  const more = names.length - MAX_NAMED;
  return [...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(', ');
}
