import { ServiceError } from '#core/errors/service-error.ts';

/** Whether an `If-Match` or `If-None-Match` list (RFC 9110 section 13.1) names this entity tag; `*` names every one. */
export function isEntityTagListed(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  const listed = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return listed.includes('*') || listed.includes(entityTag.replace(/^W\//, ''));
}

/**
 * Lets a write go on when the request has no `If-Match`, or one that names the resource's present entity tag. Throws
 * 412 `conditionNotMet` otherwise.
 */
export function requireMatch(headers: ReadonlyMap<string, string>, entityTag: string): void {
  const header = headers.get('if-match');
  if (header === undefined || isEntityTagListed(header, entityTag)) return;
  throw new ServiceError(412, {
    domain: 'global',
    reason: 'conditionNotMet',
    message: 'Precondition Failed',
    locationType: 'header',
    location: 'If-Match',
  });
}
