import { ApiError } from '@rotunda/api-client/errors';
import { Lock } from 'lucide-react';
import type { SharedItem } from '#shared/permissions/permission.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Whether the service does not tell who has access, as it does to nobody who cannot edit the file. */
export function isForWriters(error: Error): boolean {
  return error instanceof ApiError && error.reason === 'insufficientFilePermissions';
}

/** Where the people with access would be, for somebody who can only read the file. */
export function HiddenAccess({ file }: { file: SharedItem }) {
  const owner = file.owners?.[0]?.displayName;
  return (
    <EmptyState icon={Lock} title="Who has access is shown to people who can edit this">
      <p>You can read it. {owner === undefined ? 'Its organizers' : `Its owner, ${owner},`} can let you edit it.</p>
    </EmptyState>
  );
}
