import { readMember } from '@rotunda/api-client/read-member';
import type { UserCall } from './user-call.ts';

const NO_MESSAGE = 'The function failed without a message.';

/**
 * Returns why an executed function failed, or undefined if it returned or the call executes no function. The service reports both
 * cases as success.
 */
export function findRunFailure({ operationId }: UserCall, response: unknown): string | undefined {
  const error = operationId === 'script.scripts.run' ? readMember(response, 'error') : undefined;
  if (error === undefined) return undefined;
  const details = [readMember(error, 'details') ?? []].flat();
  const messages = [...details.map((detail) => readMember(detail, 'errorMessage')), readMember(error, 'message')];
  return messages.find((message) => typeof message === 'string' && message !== '')?.toString() ?? NO_MESSAGE;
}
