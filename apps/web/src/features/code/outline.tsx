import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { isPrivate, parseFunctions, type ScriptFunction } from '#shared/code/parse-functions.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';

type OutlineProps = { scriptId: string; file: ScriptFile; onGoTo: (line: number) => void };

/** Lists the functions of the open file, each with a link to its line. Runnable functions also link to the run form. */
export function Outline({ scriptId, file, onGoTo }: OutlineProps) {
  const source = useDeferredValue(file.source);
  const functions = useMemo(() => (file.type === 'SERVER_JS' ? parseFunctions(source) : []), [file.type, source]);
  return (
    <section aria-label="Functions" className="min-h-0 overflow-auto p-8">
      <h2 className="px-8 pb-4 font-semibold text-ink-3 text-micro">Functions</h2>
      {functions.length === 0 ? (
        <p className="px-8 text-ink-3 text-small">
          {file.type === 'SERVER_JS' ? 'No functions in this file.' : 'Only scripts have functions.'}
        </p>
      ) : (
        <ul>
          {functions.map((each) => (
            <li key={each.name} className="group flex items-center">
              <PressButton
                onPress={() => onGoTo(each.line)}
                aria-label={`${signature(each)}, line ${each.line}`}
                className="flex min-h-24 min-w-0 flex-1 cursor-default items-center rounded-control px-8 text-left font-mono text-small hover:bg-hover"
              >
                <span className="truncate">
                  <span className="font-medium">{each.name}</span>
                  <span className="text-ink-3">({each.parameters.map(({ name }) => name).join(', ')})</span>
                </span>
              </PressButton>
              {!isPrivate(each) && (
                <Link
                  to="/scripts/$scriptId/run"
                  params={{ scriptId }}
                  search={{ fn: each.name }}
                  aria-label={`Run ${each.name}`}
                  className="inline-flex size-24 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
                >
                  <Play size={12} strokeWidth={2} aria-hidden />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function signature({ name, parameters }: ScriptFunction): string {
  return `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
}
