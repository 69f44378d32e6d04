import { useQuery } from '@tanstack/react-query';
import { listGrantableRoles, type SharedItem } from '#shared/permissions/permission.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { OpeningWindow } from '#ui/loading/opening-window.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Shares one file, from any screen. */
export function ShareFileDialog({ file, onClose }: { file: SharedItem; onClose: () => void }) {
  const permissions = useQuery(permissionsQuery(file.id ?? ''));
  if (permissions.isPending) return <OpeningWindow onClose={onClose} />;
  // Existing access is shown beside the typed addresses. Sharing also works without it.
  return (
    <ShareDialog file={file} roles={listGrantableRoles(file)} permissions={permissions.data ?? []} onClose={onClose} />
  );
}
