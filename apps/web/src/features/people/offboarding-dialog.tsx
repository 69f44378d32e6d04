import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { JobReportDialog } from '#shared/jobs/job-report-dialog.tsx';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { type OffboardingStep, toOffboardingJob } from './offboarding-steps.ts';
import type { OffboardingItem } from './read-offboarding-items.ts';

type OffboardingDialogProps = {
  step: OffboardingStep;
  email: string;
  items: readonly OffboardingItem[];
  /** Called when the dialog closes. */
  onClose: () => void;
  onEnd: () => void;
};

/** Shows everything that a step removes from a user before it runs, and the results afterwards. */
export function OffboardingDialog({ step, email, items, onClose, onEnd }: OffboardingDialogProps) {
  const client = useQueryClient();
  // A snapshot from when the dialog opened, so that exactly the shown items are sent.
  const [manifest] = useState(items);
  const [successor, setSuccessor] = useState('');
  const title = `${step.verb} ${countOf(manifest.length, step.noun)}`;
  const address = successor.trim();
  const isFilled = !step.hasSuccessor || /^[^\s@]+@[^\s@]+$/.test(address);
  const send = useMutation({
    mutationFn: () => startJob(toOffboardingJob(step, `${email}: ${title}`, manifest, { email, successor: address })),
    onSuccess: () => void client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  if (send.data) return <JobReportDialog job={send.data} onEnd={onEnd} onClose={onClose} />;
  return (
    <Dialog title={title} isOpen isWide onClose={onClose}>
      <ul
        aria-label="Items"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="flex max-h-320 flex-col overflow-auto rounded-card border border-line"
      >
        {manifest.map(({ id, label, detail }) => (
          <li key={id} className="flex gap-12 border-line px-12 py-6 not-first:border-t">
            <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
            <span className="shrink-0 text-ink-2">{detail}</span>
          </li>
        ))}
      </ul>
      {step.hasSuccessor && (
        <PeopleField
          label="Replacement reviewer"
          description="Name or email address. They need access to the files."
          isSingle
          without={[email]}
          value={successor}
          onChange={setSuccessor}
          autoFocus
        />
      )}
      <DialogFoot
        error={send.error && explainFailure('Nothing was changed', send.error)}
        effect={step.effect}
        onClose={onClose}
      >
        <Button
          kind={step.hasSuccessor ? 'primary' : 'danger'}
          size="form"
          data-op={step.operationId}
          effect={step.effect}
          disabledReason={!isFilled ? 'Enter the replacement reviewer’s address.' : undefined}
          isBusy={send.isPending}
          onPress={() => send.mutate()}
        >
          {title}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
