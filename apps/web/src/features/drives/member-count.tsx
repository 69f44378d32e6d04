import { useQuery } from '@tanstack/react-query';
import { explainError } from '#shared/error-view.tsx';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';

/** How many people and groups belong to a shared drive; asked for when its row is in view. */
export function MemberCount({ driveId, isAdmin }: { driveId: string; isAdmin: boolean }) {
  const members = useQuery({ ...permissionsQuery(driveId, isAdmin), staleTime: 60_000 });
  if (!members.error) return members.data?.length.toLocaleString('en');
  const reason = explainError(members.error);
  return (
    <span className="text-ink-3" title={reason}>
      –<span className="sr-only"> not known: {reason}</span>
    </span>
  );
}
