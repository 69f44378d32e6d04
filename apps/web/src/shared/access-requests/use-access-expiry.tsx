import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { OwnDayField } from '#shared/calendar/fields/own-day-field.tsx';
import { expiryError } from '#shared/permissions/expiry.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { REQUESTED_ITEM_FIELDS } from './abilities.ts';

/** The requested file and the role to grant. `person` is the email address of the grantee. */
type ProposedAccess = { fileId: string; person: string; role: string };

/** The expiry of access granted by a decision. */
export type AccessExpiry = {
  /** The field to select the expiry, or the reason why there can be none. Empty for users who may not share. */
  field: ReactNode;
  /** The last day, such as `2026-11-30`. Undefined for no expiry. */
  lastDay: string | undefined;
  /** The reason why access cannot expire on the selected day, if any. */
  problem: string | undefined;
};

/** Returns the state of the last day of access. Only new access can expire. */
export function useAccessExpiry(given: ProposedAccess): AccessExpiry {
  const [day, setDay] = useState('');
  const end = useRefusal(given);
  if (end.isLoading) return { field: <div className="h-48" />, lastDay: undefined, problem: undefined };
  if (!end.isOffered) return { field: null, lastDay: undefined, problem: undefined };
  if (end.refusal) {
    return { field: <p className="text-ink-3 text-small">{end.refusal}</p>, lastDay: undefined, problem: undefined };
  }
  const problem = day === '' ? undefined : expiryError(day, Date.now());
  return {
    field: (
      <div className="w-240 max-w-full">
        <OwnDayField label="Access expires after (optional)" value={day} onChange={setDay} isOptional />
        {problem && <p className="mt-4 text-red-fg text-small">{problem}</p>}
      </div>
    ),
    lastDay: day === '' ? undefined : day,
    problem,
  };
}

function useRefusal({ fileId, person, role }: ProposedAccess): {
  isOffered: boolean;
  isLoading?: boolean;
  refusal?: string;
} {
  const isAllowed = canCall(useSession(), 'drive.permissions.create');
  const item = useQuery(
    operationQuery('drive.files.get', { fileId, supportsAllDrives: true, fields: REQUESTED_ITEM_FIELDS }),
  );
  const sharing = useQuery(permissionsQuery(fileId));
  const permissions = sharing.data;
  if (isAllowed && (item.isPending || sharing.isPending)) return { isOffered: false, isLoading: true };
  if (!isAllowed || !item.data || !permissions) return { isOffered: false };
  const address = person.toLowerCase();
  if (permissions.some(({ emailAddress }) => emailAddress?.toLowerCase() === address)) {
    return { isOffered: true, refusal: 'This person already has access. Set the expiry in Sharing.' };
  }
  const isFolder = item.data.mimeType === 'application/vnd.google-apps.folder';
  if (!isFolder || role === 'reader') return { isOffered: true };
  return { isOffered: true, refusal: 'On folders, only Reader access can expire.' };
}
