const HASH = /^#?then=([\w-]+)$/;

/** Id of the link that an address was opened by, from what follows its `#`. */
export function readLinkId(hash: string): string | undefined {
  return HASH.exec(hash)?.[1];
}

/** An address with what a list showed then beside it. */
export function withLinkId(address: string, linkId: string): string {
  return `${address}#then=${linkId}`;
}
