import { getDomain, isOutside } from '@rotunda/api-client/address-domain';
import { useSession } from '#shared/session/session.ts';

/** Returns the organisation of the signed-in user: the domain of their email address, such as `example.com`. */
export function useOrganisation(): string {
  return getDomain(useSession().email);
}

/** Returns the addresses or domains outside the organisation, deduplicated. */
export function useOutside(addresses: readonly string[]): readonly string[] {
  const organisation = useOrganisation();
  const found = new Map(addresses.map((address) => [address.trim().toLowerCase(), address.trim()]));
  return [...found.values()].filter((address) => isOutside(address, organisation));
}
