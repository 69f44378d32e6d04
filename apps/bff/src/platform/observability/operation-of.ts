import { operations } from '@rotunda/api-client/operations';
import type { EndedRequest } from './ended-request.ts';

const AREAS = ['api', 'auth', 'dl', 'hooks'] as const;

/** What a request was for, in words that no request chooses: an operation of a service, or an area of the console. */
export function operationOf({ operationId, path }: Pick<EndedRequest, 'operationId' | 'path'>): string {
  if (typeof operationId === 'string' && operationId in operations) return operationId;
  const area = AREAS.find((name) => path.startsWith(`/${name}/`));
  return `console.${area ?? 'page'}`;
}
