import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';

type ApprovalIndex = components['schemas']['ApprovalIndex'];

const LATEST_APPROVALS_PAGE_SIZE = 100;

/**
 * Addresses to offer where people are named: first those who have access to the file, if one is given whose sharing the
 * person may see, then those who are part of the latest approvals.
 */
export function useKnownPeople(fileId: string | undefined): readonly string[] {
  const sharing = useQuery({ ...permissionsQuery(fileId ?? ''), enabled: fileId !== undefined }).data ?? [];
  const named = sharing.flatMap(({ type, emailAddress }) => (type === 'user' && emailAddress ? [emailAddress] : []));
  const reviewing = useQuery(reviewingPeopleQuery).data ?? [];
  return [...new Set([...named, ...reviewing])];
}

const reviewingPeopleQuery = queryOptions({
  queryKey: ['bff.indexes.approvals', 'people'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    const query = { folder: 'all', sort: '-createTime', pageSize: LATEST_APPROVALS_PAGE_SIZE };
    const { rows } = await callBff<ApprovalIndex>('bff.indexes.approvals', '/api/indexes/approvals', { query, signal });
    const people = rows.flatMap(({ initiator, reviewers }) => [...(initiator ? [initiator] : []), ...reviewers]);
    return [...new Set(people.map(({ email }) => email))].filter(Boolean).sort();
  },
  staleTime: 300_000,
});
