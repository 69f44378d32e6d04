import { useQuery } from '@tanstack/react-query';
import { grantableRoles, type SharedItem } from '#shared/permissions/permission.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { OpeningWindow } from '#ui/loading/opening-window.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Gives people access to one file, from wherever it is shown. */
export function ShareFileDialog({ file, onClose }: { file: SharedItem; onClose: () => void }) {
  const permissions = useQuery(permissionsQuery(file.id ?? ''));
  if (permissions.isPending) return <OpeningWindow onClose={onClose} />;
  // Who has access already is told beside what is typed; without it, sharing still works.
  return (
    <ShareDialog file={file} roles={grantableRoles(file)} permissions={permissions.data ?? []} onClose={onClose} />
  );
}
