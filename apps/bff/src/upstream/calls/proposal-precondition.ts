import { createHash } from 'node:crypto';
import { readMember } from '@rotunda/api-client/read-member';

/** The fields with the content of an access request. Passed as `fields`, so that the service returns no others. */
export const PROPOSAL_CONTENT = [
  'requesterEmailAddress',
  'recipientEmailAddress',
  'requestMessage',
  'rolesAndViews',
  'createTime',
] as const;

/** Returns a version derived from the content of an access request, because the service has no versions of requests. */
export function getProposalVersion(proposal: object): string {
  const roles = readMember(proposal, 'rolesAndViews');
  const content = PROPOSAL_CONTENT.map((name) =>
    name === 'rolesAndViews' && Array.isArray(roles)
      ? roles.map((one: unknown) => [readMember(one, 'role') ?? null, readMember(one, 'view') ?? null])
      : (readMember(proposal, name) ?? null),
  );
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
