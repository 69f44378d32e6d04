import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { countOf } from '#shared/format/count.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { saveFile } from '#shared/save-file.ts';
import { useSession } from '#shared/session.ts';
import { type CsvColumn, toCsv } from '#shared/to-csv.ts';
import { useDialogSubmit } from '#shared/use-dialog-submit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { OutsideGrants } from './outside-grants.tsx';
import { grantId, type OutsideGrant, type Sweep, sweepOutside, toRemovalJob } from './outside-sweep.ts';

type OutsideDialogProps = {
  /** Of the organisation whose people are not outside. */
  domain: string;
  onClose: () => void;
};

/** Who outside the organisation has access to files: found file by file, saved as a file, and taken away. */
export function OutsideDialog({ domain, onClose }: OutsideDialogProps) {
  const client = useQueryClient();
  const session = useSession();
  const runJob = useRunJob();
  const sweep = useQuery(sweepQuery(client, domain));
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { error, isPending, submit } = useDialogSubmit(onClose);
  const grants = sweep.data?.grants ?? [];
  const chosen = grants.filter((grant) => picked.has(grantId(grant)));
  const remove = () =>
    runJob(toRemovalJob(chosen), () =>
      ['drive.permissions.list', 'drive.files.list'].map((id) => client.invalidateQueries({ queryKey: [id] })),
    );
  return (
    <Dialog title={`Shared outside ${domain}`} isOpen isWide onClose={onClose}>
      <p role="status" className="text-ink-2">
        {sweep.error ? `It stopped: ${explainError(sweep.error)}` : sweepSentence(sweep.data, sweep.isFetching)}
      </p>
      {grants.length > 0 && <OutsideGrants grants={grants} picked={picked} onPick={setPicked} />}
      <DialogFoot error={error} onClose={onClose}>
        <Button
          size="form"
          blockedBecause={grants.length === 0 ? 'There is nothing to save.' : undefined}
          onPress={() => saveFile('shared-outside.csv', 'text/csv', toCsv(CSV, grants))}
        >
          Save as CSV
        </Button>
        <Button
          kind="danger"
          size="form"
          data-op="drive.permissions.delete"
          blockedBecause={
            roleRefusal(session, 'drive.permissions.delete', 'Sharing') ??
            (chosen.length === 0 ? 'Select what is to be removed.' : undefined)
          }
          isBusy={isPending}
          onPress={() => void submit(remove)}
        >
          {chosen.length === 0 ? 'Remove' : `Remove ${countOf(chosen.length, 'entry')}`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const CSV: readonly CsvColumn<OutsideGrant>[] = [
  { header: 'File', value: ({ fileName }) => fileName },
  { header: 'File ID', value: ({ fileId }) => fileId },
  { header: 'Who', value: ({ grantee }) => grantee },
  { header: 'Role', value: ({ role }) => role },
  { header: 'Until', value: ({ expirationTime }) => expirationTime },
];

/** What a sweep has found so far; it ends when nobody looks any more. */
function sweepQuery(client: QueryClient, domain: string) {
  const queryKey = ['shared outside', domain];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Sweep> => {
      let last: Sweep = { looked: 0, untold: 0, grants: [] };
      for await (const sweep of sweepOutside(domain, signal)) {
        last = sweep;
        client.setQueryData(queryKey, sweep);
      }
      return last;
    },
    gcTime: 0,
    retry: false,
  });
}

function sweepSentence(sweep: Sweep | undefined, isRunning: boolean): string {
  if (!sweep) return 'Looking at the files that you can find.';
  const looked = `${countOf(sweep.looked, 'file')} looked at${isRunning ? ' so far' : ''}`;
  const found =
    sweep.grants.length === 0 ? 'nothing is shared outside' : `${countOf(sweep.grants.length, 'entry')} found`;
  const tell = sweep.untold === 1 ? 'does' : 'do';
  const untold =
    sweep.untold === 0 ? '' : ` ${sweep.untold.toLocaleString('en')} of them ${tell} not tell you who has access.`;
  return `${looked}, ${found}.${untold}`;
}
