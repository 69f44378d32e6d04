import { ServiceError } from '#core/errors/service-error.ts';

/** Whether an `If-Match` or `If-None-Match` list (RFC 9110 section 13.1) contains this entity tag. `*` matches every tag. */
export function isEntityTagListed(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  const listed = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return listed.includes('*') || listed.includes(entityTag.replace(/^W\//, ''));
}

/** Throws 412 `conditionNotMet` if the request has an `If-Match` that does not match the resource's current entity tag. */
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
