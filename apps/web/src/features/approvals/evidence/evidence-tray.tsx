import { countOf } from '@rotunda/api-client/count-of';
import { Download, RotateCcw, X } from 'lucide-react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TrayFrame } from '#ui/panels/tray-frame.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type Compilation, removeCompilation, useBackgroundCompilations } from './compilations.ts';
import { compileEvidence } from './compile-evidence.ts';
import { EVIDENCE_FORMATS, saveEvidence } from './evidence-queries.ts';

/** Shows evidence that is being compiled in the background, and the files once it is complete. */
export function EvidenceTray() {
  const compilations = useBackgroundCompilations();
  if (compilations.length === 0) return null;
  const done = compilations.filter(({ evidence }) => evidence.digest !== undefined);
  const clear = () => {
    for (const { evidence } of done) removeCompilation(evidence.evidenceId);
  };
  return (
    <TrayFrame
      label="Evidence"
      status={done.length === compilations.length ? 'Evidence is ready' : 'Compiling evidence'}
      onClear={done.length > 0 ? clear : undefined}
    >
      {compilations.map((compilation) => (
        <EvidenceRow key={compilation.evidence.evidenceId} {...compilation} />
      ))}
    </TrayFrame>
  );
}

function EvidenceRow({ evidence, isBusy, error }: Compilation) {
  const { evidenceId, title, done, total, digest } = evidence;
  const save = (form: (typeof EVIDENCE_FORMATS)[number]) =>
    saveEvidence(evidence, form).catch((cause: Error) => notify(explainFailure('The file was not saved', cause)));
  return (
    <li aria-label={title} className="flex flex-col gap-4 border-line px-12 py-8 not-first:border-t">
      <div className="flex items-center gap-4">
        <span className="min-w-0 flex-1 truncate">{title}</span>
        {digest === undefined && !isBusy && (
          <IconButton icon={RotateCcw} label={`Continue ${title}`} onPress={() => void compileEvidence(evidence)} />
        )}
        <IconButton
          icon={X}
          label={digest === undefined ? `Pause ${title}` : `Dismiss ${title}`}
          onPress={() => removeCompilation(evidenceId)}
        />
      </div>
      {digest === undefined ? (
        <>
          <p className={error === undefined ? 'text-ink-3 text-small tabular-nums' : 'text-red-fg text-small'}>
            {error ?? `${done.toLocaleString('en')} of ${countOf(total, 'approval')} compiled`}
          </p>
          <progress
            aria-label={`Approvals compiled: ${title}`}
            value={done}
            max={total}
            className="h-6 w-full accent-accent"
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-8">
          {EVIDENCE_FORMATS.map((form) => (
            <Button key={form.format} onPress={() => void save(form)}>
              <Download size={14} strokeWidth={1.75} aria-hidden />
              {form.label}
              <span className="sr-only"> of {title}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
