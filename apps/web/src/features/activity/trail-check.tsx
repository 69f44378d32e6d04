import { countOf } from '@rotunda/api-client/count-of';
import { useMutation } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { type AuditCheck, checkTrail } from './queries.ts';

const FAULTS: Readonly<Record<AuditCheck['faults'][number]['kind'], string>> = {
  altered: 'changed, moved or inserted outside the console',
  missing: 'missing',
  unreadable: 'in a chain whose key has been deleted',
  contentAltered: 'retained content changed outside the console',
};
const SHOWN_FAULTS = 50;

/** Verifies the integrity of the whole audit log, and shows records that were altered or are missing. */
export function TrailCheck() {
  const [isOpen, setIsOpen] = useState(false);
  const check = useMutation({ mutationFn: checkTrail });
  return (
    <>
      <Button
        onPress={() => {
          setIsOpen(true);
          check.mutate();
        }}
      >
        <ShieldCheck size={14} strokeWidth={1.75} aria-hidden />
        Verify audit log
      </Button>
      {isOpen && (
        <Dialog title="Audit log verification" isOpen onClose={() => setIsOpen(false)}>
          <div role="status">
            {check.isPending && <p>Verifying every record.</p>}
            {check.error && (
              <p className="text-red-fg">The audit log could not be verified: {explainError(check.error)}</p>
            )}
            {check.data && <Finding found={check.data} />}
          </div>
          <DialogButtons>
            <Button size="form" onPress={() => setIsOpen(false)}>
              Close
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}

function Finding({ found: { isIntact, records, chains, faults } }: { found: AuditCheck }) {
  const Icon = isIntact ? ShieldCheck : ShieldAlert;
  return (
    <div className="flex flex-col gap-8">
      <p className={`flex items-center gap-8 font-medium ${isIntact ? 'text-green-fg' : 'text-red-fg'}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {isIntact ? 'Audit log verified' : 'Audit log verification failed'}
      </p>
      <p className="text-ink-2">
        {countOf(records, 'record')} in {countOf(chains, 'chain')}, one for each console process that wrote any.
      </p>
      {faults.length > 0 && (
        <ul className="flex flex-col gap-4">
          {faults.slice(0, SHOWN_FAULTS).map(({ id, kind, count }) => (
            <li key={`${id} ${kind}`}>
              <span className="font-mono text-small">{id}</span>
              {count > 1 && ` and the ${count - 1} after it`}: {FAULTS[kind]}
            </li>
          ))}
        </ul>
      )}
      {faults.length > SHOWN_FAULTS && (
        <p className="text-ink-3">
          The first {SHOWN_FAULTS} of {faults.length}.
        </p>
      )}
    </div>
  );
}
