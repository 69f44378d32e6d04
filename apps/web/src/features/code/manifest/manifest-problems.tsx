import { countOf } from '@rotunda/api-client/count-of';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import type { ManifestDiagnostic } from './manifest-diagnostics.ts';

type ManifestProblemsProps = {
  faults: readonly ManifestDiagnostic[];
  source: string;
  /** Applies fixes. Undefined for a read-only manifest. */
  onChange: ((source: string) => void) | undefined;
  onGoTo: (line: number) => void;
};

/** Lists the problems of a manifest. Each has a link to its line, and its fixes. */
export function ManifestProblems({ faults, source, onChange, onGoTo }: ManifestProblemsProps) {
  if (faults.length === 0) return null;
  const title = countOf(faults.length, 'problem');
  return (
    <section
      aria-label="Problems"
      className="max-h-[30vh] shrink-0 overflow-auto border-line border-t bg-surface px-16 py-8"
    >
      <h2 className="font-semibold text-red-fg text-small">{title}</h2>
      <ul className="flex flex-col gap-4">
        {faults.map((fault) => (
          <li key={`${fault.from} ${fault.message}`} className="flex flex-wrap items-center gap-x-12 gap-y-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">{fault.message}</span>
            <span className="text-small">
              <TextButton onPress={() => onGoTo(fault.line)}>Line {fault.line}</TextButton>
            </span>
            {onChange &&
              fault.quickFixes.map(({ label, apply }) => (
                <Button key={label} onPress={() => onChange(apply(source))}>
                  {label}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
