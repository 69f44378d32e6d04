import { consoleAddress, toConsolePath } from '#lib/base-path.ts';
import type { readShownList } from '#shared/lists/shown-list.ts';
import { resolveRelativeTimes } from './link-address.ts';
import { withLinkId } from './link-id.ts';
import { createListLink } from './list-links.ts';
import { toListState } from './list-state.ts';

/**
 * Creates a link to the list of a screen: the URL with fixed time ranges, and the ID of a snapshot of the rows and the selection,
 * which the console stores for thirty days. `path` is the path and search in the browser. Throws the same errors as `callBff`.
 */
export async function makeListLink(list: NonNullable<ReturnType<typeof readShownList>>, path: string): Promise<string> {
  const address = resolveRelativeTimes(toConsolePath(path), Date.now());
  const { linkId } = await createListLink(toListState(list), address);
  return consoleAddress + withLinkId(address, linkId);
}
