import { consoleAddress, toConsolePath } from '#lib/base-path.ts';
import type { readShownList } from '#shared/lists/shown-list.ts';
import { fixAddress } from './link-address.ts';
import { withLinkId } from './link-id.ts';
import { createListLink } from './list-links.ts';
import { toListState } from './list-state.ts';

/**
 * Makes a link to the list of a screen: the address, with spans of time that stay where they are, and by an ID what the
 * rows and the selection are now, which the console keeps for thirty days. `path` is the path and search in the browser. Throws what
 * `callBff` throws.
 */
export async function makeListLink(list: NonNullable<ReturnType<typeof readShownList>>, path: string): Promise<string> {
  const address = fixAddress(toConsolePath(path), Date.now());
  const { linkId } = await createListLink(toListState(list), address);
  return consoleAddress + withLinkId(address, linkId);
}
