import { useEffect, useRef } from 'react';
import type { Process } from '#features/processes/status/process-status.tsx';
import { formatClock } from '#shared/format/time.ts';
import { type ProcessCode, TextWithCodeLines } from './code-lines.tsx';

const LEVEL_CLASS: Readonly<Record<string, string>> = { ERROR: 'text-red-fg', WARNING: 'text-amber-fg' };

type ProcessLogProps = { logs: NonNullable<Process['logs']>; code: ProcessCode; isSettled: boolean };

/** Shows the log of a process. While the process runs, the last line stays visible. */
export function ProcessLog({ logs, code, isSettled }: ProcessLogProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move the end of the log
  useEffect(() => {
    const { current } = list;
    if (current && !isSettled) current.scrollTop = current.scrollHeight;
  }, [logs.length, isSettled]);
  return (
    <section>
      <h3 className="mb-6 font-semibold">Logs</h3>
      {logs.length === 0 ? (
        <p className="text-ink-3">{isSettled ? 'No log entries' : 'No log entries yet'}</p>
      ) : (
        <ol
          ref={list}
          aria-label="Log lines"
          className="max-h-320 overflow-auto rounded-card bg-sunken px-12 py-8 font-mono text-small"
          tabIndex={-1}
        >
          {logs.map((entry, index) => (
            <li key={index} className="flex gap-8">
              <span className="shrink-0 text-ink-3">{formatClock(Date.parse(entry.time ?? ''))}</span>
              <span className={`break-words ${LEVEL_CLASS[entry.level ?? ''] ?? ''}`}>
                <TextWithCodeLines code={code} text={entry.text ?? ''} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
