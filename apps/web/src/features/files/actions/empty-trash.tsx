import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/api.ts';
import { DeleteForeverDialog } from '#shared/forms/delete-forever-dialog.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useFileChange } from './use-file-change.ts';

/** Empties the user's own trash after a typed confirmation. */
export function EmptyTrash() {
  const session = useSession();
  const change = useFileChange();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        disabledReason={roleRefusal(session, 'drive.files.emptyTrash', 'Emptying the trash')}
        onPress={() => setIsAsking(true)}
      >
        Empty trash
      </Button>
      {isAsking && (
        <DeleteForeverDialog
          title="Empty trash"
          consequence="Deletes everything you own in the trash, including revisions and comments."
          confirmation="empty"
          operationId="drive.files.emptyTrash"
          onClose={() => setIsAsking(false)}
          onSubmit={async () => {
            await change.mutateAsync({ kind: 'empty trash' });
            notify('The trash is empty');
          }}
        >
          <TrashSample />
        </DeleteForeverDialog>
      )}
    </>
  );
}

const TRASHED_FILES_PAGE_SIZE = 1_000; // The maximum page size.
const NAMED = 5;

/** Shows how much would be lost, and the names of the most recently trashed files. */
function TrashSample() {
  const { data, error } = useQuery({
    queryKey: ['drive.files.list', 'own trash'],
    queryFn: ({ signal }) =>
      api.call(
        'drive.files.list',
        {
          q: "trashed = true and 'me' in owners",
          orderBy: 'modifiedTime desc',
          pageSize: TRASHED_FILES_PAGE_SIZE,
          fields: 'nextPageToken,files(id,name)',
        },
        { signal },
      ),
    staleTime: 0,
  });
  if (error) return <p className="text-amber-fg">The items in the trash could not be counted.</p>;
  if (!data) return <p className="text-ink-3">Counting the items in the trash</p>;
  const { files = [] } = data;
  const rest = files.length - NAMED;
  return (
    <div>
      <p className="font-medium">
        {data.nextPageToken ? 'More than ' : ''}
        {countOf(files.length, 'item')}
        {files.length > 0 && ', changed last:'}
      </p>
      <ul className="list-inside list-disc text-ink-2">
        {files.slice(0, NAMED).map(({ id, name }) => (
          <li key={id} className="truncate">
            {name}
          </li>
        ))}
        {rest > 0 && <li>and {countOf(rest, 'other')}</li>}
      </ul>
    </div>
  );
}
