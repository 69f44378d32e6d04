import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { getActionLabel } from '#shared/format/action-label.ts';
import { formatDay } from '#shared/format/time.ts';
import { refreshWhileScanning } from '#shared/indexes/index-refresh.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EarlierEvidence } from './earlier-evidence.tsx';
import { EvidenceResult } from './evidence-result.tsx';
import { type EvidenceScope, type EvidenceSource, readScope } from './evidence-scope.ts';
import { useEvidence } from './use-evidence.ts';

type EvidenceDialogProps = {
  source: EvidenceSource;
  onClose: () => void;
};

const NOTHING = 'No approvals to export.';

/** Compiles evidence of approvals and saves it as PDF, CSV and JSON. Compilation continues if the dialog is closed. */
export function EvidenceDialog({ source, onClose }: EvidenceDialogProps) {
  const found = useQuery({
    queryKey: ['bff.indexes.approvals', 'evidence', source],
    queryFn: ({ signal }) => readScope(source, signal),
    refetchInterval: refreshWhileScanning,
  });
  const [title, setTitle] = useState(() => `Approvals, ${formatDay(Date.now())}`);
  const compilation = useEvidence();
  const { evidence, error, isBusy } = compilation;
  const scope = found.data?.scope;
  const count = scope?.approvals.length ?? 0;
  // Not cancelled with the dialog, because the compilation continues without it.
  const create = () =>
    compilation.create(async () => ({
      title: title.trim(),
      ...(await readScope(source, new AbortController().signal)).scope,
    }));
  return (
    <Dialog title="Export evidence" isOpen isWide onClose={onClose}>
      {evidence ? (
        <EvidenceResult evidence={evidence} isBusy={isBusy} />
      ) : (
        <>
          <p className="text-ink-2">
            Proves who requested, approved or declined what, when and on which content, with the audit records. Anyone
            with the JSON file can have it verified by an operator.
          </p>
          {found.isPending && <Skeleton label="Loading the approvals" rows={2} />}
          {scope && <ScopeSummary scope={scope} />}
          <TextField label="Title" value={title} maxLength={200} onChange={setTitle} />
          <EarlierEvidence onShow={compilation.show} onResume={(earlier) => void compilation.resume(earlier)} />
        </>
      )}
      <DialogFoot
        error={error ?? (found.error && explainError(found.error))}
        closeLabel={evidence && 'Close'}
        onClose={onClose}
      >
        {evidence?.digest === undefined && (
          <Button
            kind="primary"
            size="form"
            isBusy={isBusy}
            disabledReason={
              evidence === undefined && scope && count === 0
                ? NOTHING
                : title.trim() === ''
                  ? 'Enter a title.'
                  : undefined
            }
            onPress={() => void (evidence ? compilation.resume(evidence) : create())}
          >
            {evidence ? 'Continue' : getActionLabel('Create evidence', count, 'approval', 'of')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function ScopeSummary({ scope: { approvals, filters, notes } }: { scope: EvidenceScope }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="font-medium">{countOf(approvals.length, 'approval')}</span>
        {filters.map(({ name, value }) => ` · ${name}: ${value}`)}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-amber-fg">
          {note}
        </p>
      ))}
    </div>
  );
}
