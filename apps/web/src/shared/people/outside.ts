import { domainOf, isOutside } from '@rotunda/api-client/address-domain';
import { useSession } from '#shared/session/session.ts';

/** The organisation of the person who is signed in: the domain of their address, such as `example.com`. */
export function useOrganisation(): string {
  return domainOf(useSession().email);
}

/** Those of some addresses or domains that are outside the organisation, each once. */
export function useOutside(addresses: readonly string[]): readonly string[] {
  const organisation = useOrganisation();
  const found = new Map(addresses.map((address) => [address.trim().toLowerCase(), address.trim()]));
  return [...found.values()].filter((address) => isOutside(address, organisation));
}
