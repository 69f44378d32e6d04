import { readMember } from '@rotunda/api-client/read-member';
import type { UserCall } from '#domain/calls/user-call.ts';
import { isRecipientUnknown, type RiskInput } from '#domain/policy/high-risk.ts';
import { ProblemError } from '#domain/problem.ts';

/**
 * Adds the recipient of access to a call, if only the service knows it: the requester of access, or the holder of a permission.
 * An address that cannot be read is empty, which counts as outside the organisation.
 */
export async function withRecipient(
  call: RiskInput,
  read: (call: UserCall) => Promise<{ body: unknown }>,
): Promise<RiskInput> {
  if (!isRecipientUnknown(call)) return call;
  try {
    const { body } = await read(toQuestion(call));
    const names = ['recipientEmailAddress', 'emailAddress', 'domain'].map((name) => readMember(body, name));
    const recipient = names.find((name) => typeof name === 'string' && name !== '');
    return { ...call, recipient: typeof recipient === 'string' ? recipient : '' };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ...call, recipient: '' };
  }
}

function toQuestion({ operationId, pathParams }: RiskInput): UserCall {
  const { fileId = '', proposalId = '', permissionId = '' } = pathParams;
  if (operationId === 'drive.accessproposals.resolve') {
    const params = { fileId, proposalId, fields: 'recipientEmailAddress' };
    return { operationId: 'drive.accessproposals.get', params };
  }
  const params = { fileId, permissionId, supportsAllDrives: true, fields: 'emailAddress,domain' };
  return { operationId: 'drive.permissions.get', params };
}
