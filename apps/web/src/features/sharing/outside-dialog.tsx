import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { type CsvColumn, toCsv } from '#lib/to-csv.ts';
import { LoadMore } from '#shared/data-table/load-more.tsx';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { getActionLabel } from '#shared/format/action-label.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { CoverageLine } from '#shared/indexes/coverage-line.tsx';
import { explainIncomplete, isComplete, isScanning } from '#shared/indexes/incomplete.ts';
import { useRefreshIndex } from '#shared/indexes/use-refresh-index.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import { useLoadAll } from '#shared/lists/use-load-all.ts';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { OutsideGrants } from './outside-grants.tsx';
import { grantId, type OutsideGrant, outsideQuery, readOutsidePages, toRemovalJob } from './outside-queries.ts';

const TOPICS = ['index:outside-access'];
/** The operations that read access, to refetch after a change. */
const REFRESHED = ['drive.permissions.list', 'drive.files.list', 'bff.indexes.outsideAccess'];

type OutsideDialogProps = {
  /** The domain of the user's organisation. */
  domain: string;
  onClose: () => void;
};

/** Lists external access to files, with an export and bulk removal. */
export function OutsideDialog({ domain, onClose }: OutsideDialogProps) {
  useLiveTopics(TOPICS);
  const pages = useInfiniteQuery(outsideQuery);
  const refresh = useRefreshIndex('outside-access');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const grants = pages.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const first = pages.data?.pages[0];
  return (
    <Dialog title={`Shared outside ${domain}`} isOpen isWide onClose={onClose}>
      {pages.isPending && <Skeleton label="Loading external sharing" rows={3} />}
      {isUnreadable(pages) && (
        <ErrorView
          error={pages.error}
          title="External sharing could not be loaded"
          onRetry={() => void pages.refetch()}
        />
      )}
      {first && <p className="text-ink-2">{describeFound(first.all, first.coverage)}</p>}
      {grants.length > 0 && <OutsideGrants grants={grants} picked={picked} onPick={setPicked} />}
      {pages.hasNextPage && (
        <LoadMore isLoading={pages.isFetchingNextPage} onLoadMore={() => void pages.fetchNextPage()} />
      )}
      {first && (
        <CoverageLine
          index="outside-access"
          coverage={first.coverage}
          loaded={grants.length}
          hasMore={pages.hasNextPage}
          noun="entry"
          onRefresh={refresh}
        />
      )}
      <Foot
        grants={grants}
        isPartial={first !== undefined && !isComplete(first.coverage)}
        picked={picked}
        onClose={onClose}
      />
    </Dialog>
  );
}

type FootProps = {
  grants: readonly OutsideGrant[];
  /** Whether some files have not been scanned yet. */
  isPartial: boolean;
  picked: ReadonlySet<string>;
  onClose: () => void;
};

/** The actions on the results: save all as a file, or remove the selected access. */
function Foot({ grants, isPartial, picked, onClose }: FootProps) {
  const client = useQueryClient();
  const session = useSession();
  const runJob = useRunJob();
  const { gather } = useLoadAll<OutsideGrant>();
  const saving = useMutation({
    mutationFn: async () => {
      const name = isPartial ? 'shared-outside-incomplete.csv' : 'shared-outside.csv';
      saveFile(name, 'text/csv', toCsv(CSV, await gather(readOutsidePages)));
    },
  });
  const { error, isPending, submit } = useDialogSubmit(onClose);
  const chosen = grants.filter((grant) => picked.has(grantId(grant)));
  const remove = () =>
    runJob(toRemovalJob(chosen), () => REFRESHED.map((id) => client.invalidateQueries({ queryKey: [id] })));
  return (
    <DialogFoot
      effect="undo"
      error={error ?? (saving.error && explainError(saving.error))}
      closeLabel="Close"
      onClose={onClose}
    >
      <Button
        size="form"
        disabledReason={grants.length === 0 ? 'Nothing to save' : undefined}
        isBusy={saving.isPending}
        onPress={() => saving.mutate()}
      >
        Save as CSV
      </Button>
      <Button
        kind="danger"
        size="form"
        data-op="drive.permissions.delete"
        disabledReason={
          roleRefusal(session, 'drive.permissions.delete', 'Sharing') ??
          (chosen.length === 0 ? 'Select entries to remove.' : undefined)
        }
        isBusy={isPending}
        onPress={() => void submit(remove)}
      >
        {getActionLabel('Remove', chosen.length, 'entry')}
      </Button>
    </DialogFoot>
  );
}

const CSV: readonly CsvColumn<OutsideGrant>[] = [
  { header: 'File', value: ({ title }) => title },
  { header: 'File ID', value: ({ fileId }) => fileId },
  { header: 'Path', value: ({ path }) => path?.join('/') },
  { header: 'Who', value: describeOutsideGrantee },
  { header: 'Role', value: ({ role }) => role },
  { header: 'Until', value: ({ expirationTime }) => expirationTime },
];

function describeFound(count: number, coverage: components['schemas']['Coverage']): string {
  const missing = explainIncomplete(coverage);
  if (isScanning(coverage)) return 'Scanning files visible to you. The scan continues after you close this dialog.';
  if (missing !== undefined) return `${countOf(count, 'entry')} found so far. ${missing}`;
  return count === 0 ? 'No external sharing' : `${countOf(count, 'entry')} found.`;
}
