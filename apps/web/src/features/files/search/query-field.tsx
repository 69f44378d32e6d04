import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { viewQuery } from './query-chips.ts';
import { isSearchRefusal, refusedTermQuery } from './refused-term-query.ts';

type QueryFieldProps = {
  text: string;
  onChange: (text: string) => void;
  /** The error if the service rejected the list. */
  refusal: Error | null;
};

type Fault = { message: string; start: number; end: number };

/** The conditions in the query language. Errors are described and marked in the text. */
export function QueryField({ text, onChange, refusal }: QueryFieldProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  useEffect(() => setTyped(text), [text]);
  const fault = useFault(typed, typed === text ? refusal : null);
  const apply = () => {
    const { problem } = viewQuery(typed);
    if (problem) input.current?.setSelectionRange(problem.start, problem.end);
    else if (typed.trim() !== text) onChange(typed.trim());
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-8">
        <input
          ref={input}
          aria-label="Search as text"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
          placeholder="name contains 'plan' and modifiedTime > '2026-01-01'"
          spellCheck={false}
          className="h-tool min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-8 font-mono text-small placeholder:text-ink-3 aria-invalid:border-danger"
        />
        <Button
          onPress={apply}
          disabledReason={typed.trim() === text ? 'These conditions are already applied.' : undefined}
        >
          Apply
        </Button>
      </div>
      {fault && (
        <p id={faultId} role="alert" className="text-red-fg text-small">
          {fault.message}:{' '}
          <code className="font-mono text-ink-2">
            {typed.slice(0, fault.start)}
            <mark className="bg-red-bg text-red-fg underline decoration-wavy">
              {typed.slice(fault.start, fault.end)}
            </mark>
            {typed.slice(fault.end)}
          </code>
        </p>
      )}
    </div>
  );
}

/** Returns the error of a text: found locally, or the condition that the service rejects. */
function useFault(text: string, refusal: Error | null): Fault | undefined {
  const { problem } = viewQuery(text);
  const isRefused = isSearchRefusal(refusal);
  const refused = useQuery({ ...refusedTermQuery(text), enabled: isRefused && problem === undefined }).data;
  if (problem) return problem;
  return isRefused && refused ? { ...refused, message: 'Condition not supported by the service' } : undefined;
}
