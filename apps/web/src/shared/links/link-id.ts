const HASH = /^#?then=([\w-]+)$/;

/** Returns the ID of the link with which a URL was opened, from its `#` fragment. */
export function readLinkId(hash: string): string | undefined {
  return HASH.exec(hash)?.[1];
}

/** Adds the ID of a list snapshot to a URL. */
export function withLinkId(address: string, linkId: string): string {
  return `${address}#then=${linkId}`;
}
