import type { components } from '@rotunda/api-client/bff-types';

type Grant = Pick<components['schemas']['OutsideAccessRow'], 'type' | 'grantee' | 'isDiscoverable'>;

/** Describes the external grantee. */
export function describeOutsideGrantee({ type, grantee, isDiscoverable }: Grant): string {
  if (type === 'anyone') return isDiscoverable ? 'Everyone' : 'Anyone with the link';
  return type === 'domain' ? `Everyone at ${grantee}` : grantee;
}
