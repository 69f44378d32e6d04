import { useQuery } from '@tanstack/react-query';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';

/** How many people and groups belong to a shared drive; asked for when its row is in view. */
export function MemberCount({ driveId, isAdmin }: { driveId: string; isAdmin: boolean }) {
  const members = useQuery({ ...permissionsQuery(driveId, isAdmin), staleTime: 60_000 });
  if (members.error) return <span className="text-ink-3">Not known</span>;
  return members.data?.length.toLocaleString('en');
}
