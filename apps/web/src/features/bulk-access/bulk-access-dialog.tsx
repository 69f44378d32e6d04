import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { getActionLabel } from '#shared/format/action-label.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { useOrganisation } from '#shared/people/outside.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { AccessFields } from './access-fields.tsx';
import { useAccessForm } from './access-form.ts';
import { PlanView } from './plan-view.tsx';
import type { AccessScope } from './shared-file.ts';
import { getOperation, toAccessJob } from './to-access-job.ts';
import { TransferNote } from './transfer-note.tsx';
import { type AccessChangeRequest, useAccessPlan } from './use-access-plan.ts';

// Lazy-loaded when the job starts.
const JobReportDialog = lazyComponent(() => import('#shared/jobs/job-report-dialog.tsx'), 'JobReportDialog');

/** The operations that read access, to refetch after a change. */
const REFRESHED = [
  'drive.permissions.list',
  'drive.files.list',
  'drive.files.get',
  'bff.indexes.outsideAccess',
  'held',
];

type BulkAccessDialogProps = {
  title: string;
  scope: AccessScope;
  onClose: () => void;
  /** Called when the change has started. */
  onStarted?: () => void;
};

/** Changes access to many items: asks for the change, previews what would change and what not, and runs it as one job. */
export function BulkAccessDialog({ title, scope, onClose, onStarted }: BulkAccessDialogProps) {
  const client = useQueryClient();
  const form = useAccessForm(scope, useOrganisation());
  const [asked, setAsked] = useState<AccessChangeRequest>();
  const { plan, read, stop, isPending, itemCount, error } = useAccessPlan();
  const begin = useMutation({
    mutationFn: startJob,
    onSuccess: () => {
      onStarted?.();
      return client.invalidateQueries({ queryKey: jobsQuery.queryKey });
    },
  });
  const transferNote = asked?.action.kind === 'handOver' && <TransferNote newOwner={asked.action.email} />;
  if (begin.data) {
    const refresh = () => REFRESHED.forEach((key) => void client.invalidateQueries({ queryKey: [key] }));
    return (
      <WindowPart onClose={onClose}>
        <JobReportDialog
          job={begin.data}
          onEnd={refresh}
          onUndone={begin.reset}
          note={transferNote}
          onClose={onClose}
        />
      </WindowPart>
    );
  }
  const preview = () => {
    const question = form.question();
    setAsked(question);
    read(question);
  };
  const goBack = () => {
    stop();
    setAsked(undefined);
    begin.reset();
  };
  const failure = begin.error
    ? explainFailure('The job was not started', begin.error)
    : error && explainFailure('The access could not be read', error);
  return (
    <Dialog title={title} isOpen isWide onClose={onClose}>
      {asked ? (
        <>
          {isPending && <p role="status">Reading who has access: {countOf(itemCount, 'item')} so far.</p>}
          {plan && <PlanView plan={plan} />}
          {transferNote}
          <DialogFoot effect={asked.action.kind === 'handOver' ? 'held' : 'undo'} error={failure} onClose={onClose}>
            <Button size="form" onPress={goBack}>
              Back
            </Button>
            <Button
              kind={asked.action.kind === 'remove' || asked.action.kind === 'handOver' ? 'danger' : 'primary'}
              size="form"
              data-op={getOperation(asked.action)}
              disabledReason={plan?.changes.length === 0 ? 'Nothing to change' : undefined}
              isBusy={plan === undefined || begin.isPending}
              onPress={() => plan && begin.mutate(toAccessJob(plan, asked.action))}
            >
              {getActionLabel('Change', plan?.changes.length ?? 0, 'permission')}
            </Button>
          </DialogFoot>
        </>
      ) : (
        <>
          <AccessFields form={form} scope={scope} />
          <DialogFoot onClose={onClose}>
            <Button kind="primary" size="form" disabledReason={form.problem} onPress={preview}>
              Preview
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
