import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { answerBody, GIVEN_ROLES, type GivenRole, REFRESHED } from '#shared/access-requests/use-access-answer.ts';
import { SelectionBar } from '#shared/data-table/selection-bar.tsx';
import type { RowSelection } from '#shared/data-table/use-row-selection.ts';
import { explainError } from '#shared/error-view.tsx';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { type RequestRow, requestId } from './queries.ts';

// Loaded when it opens.
const JobReportDialog = lazy(async () => ({
  default: (await import('#shared/jobs/job-report-dialog.tsx')).JobReportDialog,
}));

/** Answers to the requests that are picked, all with one role. */
export function RequestBulkBar({ selection }: { selection: RowSelection<RequestRow> }) {
  const session = useSession();
  const [role, setRole] = useState<GivenRole>('reader');
  const [started, setStarted] = useState<{ role: GivenRole | undefined; rows: readonly RequestRow[] }>();
  const refusal = roleRefusal(session, 'drive.accessproposals.resolve', 'Answering requests', ['operator', 'reviewer']);
  return (
    <>
      <SelectionBar selection={selection} noun="request">
        <SingleSelect label="Role" choices={GIVEN_ROLES} value={role} onChange={setRole} />
        <Button
          kind="success"
          data-op="drive.accessproposals.resolve"
          blockedBecause={refusal}
          onPress={() => setStarted({ role, rows: selection.rows })}
        >
          Accept all
        </Button>
        <Button
          data-op="drive.accessproposals.resolve"
          blockedBecause={refusal}
          onPress={() => setStarted({ role: undefined, rows: selection.rows })}
        >
          Deny all
        </Button>
      </SelectionBar>
      {started && (
        <BulkAnswer
          {...started}
          onClose={(isSent) => {
            setStarted(undefined);
            if (isSent) selection.onClear();
          }}
        />
      )}
    </>
  );
}

type BulkAnswerProps = {
  /** Undefined to deny. */
  role: GivenRole | undefined;
  rows: readonly RequestRow[];
  onClose: (isSent: boolean) => void;
};

/** Who gets what, before it is sent; what became of each request, after. */
function BulkAnswer({ role, rows, onClose }: BulkAnswerProps) {
  const client = useQueryClient();
  const [isNotified, setIsNotified] = useState(true);
  const roleLabel = GIVEN_ROLES.find(({ value }) => value === role)?.label;
  const verb = role ? 'Accept' : 'Deny';
  const title = `${verb} ${rows.length} ${rows.length === 1 ? 'request' : 'requests'}`;
  const send = useMutation({
    mutationFn: () =>
      startJob({
        title,
        operationId: 'drive.accessproposals.resolve',
        keepsUndo: false,
        items: rows.map((row) => ({
          id: requestId(row),
          label: `${row.requester}, ${row.title}`,
          params: { fileId: row.fileId, proposalId: row.proposalId },
          body: answerBody(role, isNotified),
        })),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  if (send.data) {
    const refresh = () => {
      for (const queryKey of REFRESHED) void client.invalidateQueries({ queryKey });
    };
    return (
      <Suspense fallback={<OpeningWindow onClose={() => onClose(true)} />}>
        <JobReportDialog job={send.data} onEnd={refresh} onClose={() => onClose(true)} />
      </Suspense>
    );
  }
  return (
    <Dialog title={title} isOpen isWide onClose={() => onClose(false)}>
      <ul aria-label="What is done to each" className="flex flex-col rounded-card border border-line">
        {rows.map((row) => (
          <li key={requestId(row)} className="flex flex-wrap gap-x-12 border-line px-12 py-6 not-first:border-t">
            <span className="min-w-160 flex-1 truncate font-medium">
              {row.requester}, {row.title}
            </span>
            <span className="text-ink-2">
              {roleLabel ? `${row.recipient ?? row.requester} becomes ${roleLabel}` : 'Gets nothing'}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox isSelected={isNotified} onChange={setIsNotified}>
        Send them a message
      </Checkbox>
      <DialogFoot
        effect="permanent"
        error={send.error && `Nothing was sent: ${explainError(send.error)}`}
        onClose={() => onClose(false)}
      >
        <Button
          kind={role ? 'success' : 'danger'}
          size="form"
          data-op="drive.accessproposals.resolve"
          isBusy={send.isPending}
          onPress={() => send.mutate()}
        >
          {title}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
