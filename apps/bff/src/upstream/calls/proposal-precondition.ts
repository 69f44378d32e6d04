import { createHash } from 'node:crypto';
import { readMember } from '@rotunda/api-client/read-member';

/** Members of a request for access that say what is asked for; with them as `fields`, the service answers no others. */
export const PROPOSAL_CONTENT = [
  'requesterEmailAddress',
  'recipientEmailAddress',
  'requestMessage',
  'rolesAndViews',
  'createTime',
] as const;

/** Stands for what a request for access asks for, since the service gives requests no version of their own. */
export function proposalVersion(proposal: object): string {
  const roles = readMember(proposal, 'rolesAndViews');
  const content = PROPOSAL_CONTENT.map((name) =>
    name === 'rolesAndViews' && Array.isArray(roles)
      ? roles.map((one: unknown) => [readMember(one, 'role') ?? null, readMember(one, 'view') ?? null])
      : (readMember(proposal, name) ?? null),
  );
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
