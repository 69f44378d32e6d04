import { useQuery } from '@tanstack/react-query';
import { explainError } from '#shared/errors/error-view.tsx';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { useSession } from '#shared/session/session.ts';
import { membersRefusal, type SharedDrive } from './drive.ts';
import { UnknownValue } from './unknown-value.tsx';

type MemberCountProps = {
  drive: SharedDrive;
  isAdmin: boolean;
  /** The role to count. Zero is highlighted. */
  counted?: 'organizer';
};

/** Shows the number of people and groups in a shared drive. Loaded when the row is visible, for users who may see members. */
export function MemberCount({ drive, isAdmin, counted }: MemberCountProps) {
  const accessRefusal = membersRefusal(drive, isAdmin, useSession());
  const members = useQuery({
    ...permissionsQuery(drive.id ?? '', isAdmin),
    staleTime: 60_000,
    enabled: accessRefusal === undefined,
  });
  const reason = accessRefusal ?? (members.error && explainError(members.error));
  if (reason) return <UnknownValue reason={reason} />;
  const found = members.data?.filter(({ role }) => counted === undefined || role === counted);
  if (counted !== undefined && found?.length === 0) return <span className="font-medium text-amber-fg">None</span>;
  return found?.length.toLocaleString('en');
}
