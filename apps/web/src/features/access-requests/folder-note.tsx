import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationQuery } from '#shared/api/operation-query.ts';
import { canCall, useSession } from '#shared/session/session.ts';

/** Shows the folder of the file. If a user requests many files of one folder, the folder can be shared instead. */
export function FolderNote({ fileId }: { fileId: string }) {
  const mayShare = canCall(useSession(), 'drive.permissions.create');
  const query = { supportsAllDrives: true } as const;
  const file = useQuery(operationQuery('drive.files.get', { fileId, ...query, fields: 'parents' }));
  const [folderId = ''] = file.data?.parents ?? [];
  const folder = useQuery({
    ...operationQuery('drive.files.get', { fileId: folderId, ...query, fields: 'name,capabilities(canShare)' }),
    enabled: folderId !== '',
  });
  // The reviewer may not have access to the folder. The placeholder prevents the content below from shifting.
  if (!folder.data?.name) return <div className="h-16" />;
  return (
    <p className="min-h-16 text-ink-2 text-small">
      Located in {folder.data.name}.{' '}
      {mayShare && folder.data.capabilities?.canShare && (
        <Link
          to="/file/$fileId/sharing"
          params={{ fileId: folderId }}
          className="text-accent-ink underline-offset-2 hover:underline"
        >
          Share the folder instead
        </Link>
      )}
    </p>
  );
}
