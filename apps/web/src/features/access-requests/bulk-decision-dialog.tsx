import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { createDecisionBody, REFRESHED } from '#shared/access-requests/use-decide-access-request.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { OutsideNotice } from '#shared/people/outside-notice.tsx';
import { getRoleName } from '#shared/permissions/permission.ts';
import type { BasicRole } from '#shared/permissions/role-lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { type RequestRow, requestId } from './queries.ts';

// Lazy-loaded on first open.
const JobReportDialog = lazyComponent(() => import('#shared/jobs/job-report-dialog.tsx'), 'JobReportDialog');

type BulkDecisionDialogProps = {
  /** Undefined to deny the requests. */
  role: BasicRole | undefined;
  rows: readonly RequestRow[];
  onClose: (isSent: boolean) => void;
};

/** Shows which access each user will get before the job is sent, and the result of each request afterwards. */
export function BulkDecisionDialog({ role, rows, onClose }: BulkDecisionDialogProps) {
  const client = useQueryClient();
  const [isNotified, setIsNotified] = useState(true);
  const roleLabel = role && getRoleName(role);
  const verb = role ? 'Accept' : 'Deny';
  const title = `${verb} ${countOf(rows.length, 'request')}`;
  const send = useMutation({
    mutationFn: () =>
      startJob({
        title,
        operationId: 'drive.accessproposals.resolve',
        storesUndo: false,
        isHeld: true,
        items: rows.map((row) => ({
          id: requestId(row),
          label: `${row.requester}, ${row.title}`,
          params: { fileId: row.fileId, proposalId: row.proposalId },
          body: createDecisionBody(role, isNotified),
          ...(row.etag !== undefined && { ifMatch: row.etag }),
        })),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  if (send.data) {
    const refresh = () => {
      for (const queryKey of REFRESHED) void client.invalidateQueries({ queryKey });
    };
    return (
      <WindowPart onClose={() => onClose(true)}>
        <JobReportDialog job={send.data} onEnd={refresh} onUndone={send.reset} onClose={() => onClose(true)} />
      </WindowPart>
    );
  }
  return (
    <Dialog title={title} isOpen isWide onClose={() => onClose(false)}>
      <ul aria-label="Effect on each item" className="flex flex-col rounded-card border border-line">
        {rows.map((row) => (
          <li key={requestId(row)} className="flex flex-wrap gap-x-12 border-line px-12 py-6 not-first:border-t">
            <span className="min-w-160 flex-1 truncate font-medium">
              {row.requester}, {row.title}
            </span>
            <span className="text-ink-2">
              {roleLabel ? `${row.recipient ?? row.requester} becomes ${roleLabel}` : 'Gets no access'}
            </span>
          </li>
        ))}
      </ul>
      {role && <OutsideNotice addresses={rows.map((row) => row.recipient ?? row.requester)} />}
      <p className="text-ink-2">Requests that have changed or been resolved since are skipped.</p>
      <Checkbox isSelected={isNotified} onChange={setIsNotified}>
        Notify by email
      </Checkbox>
      <DialogFoot
        effect="held"
        error={send.error && explainFailure('Nothing was sent', send.error)}
        onClose={() => onClose(false)}
      >
        <Button
          kind={role ? 'success' : 'danger'}
          size="form"
          data-op="drive.accessproposals.resolve"
          effect="held"
          isBusy={send.isPending}
          onPress={() => send.mutate()}
        >
          {title}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
