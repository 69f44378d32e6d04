import { readMember, type UserCall } from '#domain/calls/user-call.ts';
import { givesRequestedAccess, type JudgedCall } from '#domain/policy/high-risk.ts';
import { ProblemError } from '#domain/problem.ts';

/**
 * A call with who is given access by it, where only the service knows that: the recipient of a request for access. An
 * address that cannot be read is empty, which counts as one outside the organisation.
 */
export async function withRecipient(
  call: JudgedCall,
  read: (call: UserCall) => Promise<{ body: unknown }>,
): Promise<JudgedCall> {
  if (!givesRequestedAccess(call)) return call;
  const { fileId = '', proposalId = '' } = call.pathParams;
  const params = { fileId, proposalId, fields: 'recipientEmailAddress' };
  try {
    const { body } = await read({ operationId: 'drive.accessproposals.get', params });
    const recipient = readMember(body, 'recipientEmailAddress');
    return { ...call, recipient: typeof recipient === 'string' ? recipient : '' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ...call, recipient: '' };
  }
}
