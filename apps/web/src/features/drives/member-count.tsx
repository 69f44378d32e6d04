import { useQuery } from '@tanstack/react-query';
import { explainError } from '#shared/errors/error-view.tsx';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { useSession } from '#shared/session/session.ts';
import { membersClosedBecause, type SharedDrive } from './drive.ts';
import { UnknownValue } from './unknown-value.tsx';

/** How many people and groups belong to a shared drive; asked for when its row is in view, of who may know. */
export function MemberCount({ drive, isAdmin }: { drive: SharedDrive; isAdmin: boolean }) {
  const closedBecause = membersClosedBecause(drive, isAdmin, useSession());
  const members = useQuery({
    ...permissionsQuery(drive.id ?? '', isAdmin),
    staleTime: 60_000,
    enabled: closedBecause === undefined,
  });
  const reason = closedBecause ?? (members.error && explainError(members.error));
  if (!reason) return members.data?.length.toLocaleString('en');
  return <UnknownValue reason={reason} />;
}
