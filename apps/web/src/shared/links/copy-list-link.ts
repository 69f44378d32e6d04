import { readShownList } from '#shared/data-table/shown-list.ts';
import { explainError } from '#shared/error-view.tsx';
import { copyText } from '#ui/copy-text.ts';
import { notify } from '#ui/toasts.tsx';
import { fixAddress } from './link-address.ts';
import { withLinkId } from './link-id.ts';
import { createListLink } from './list-links.ts';
import { toListState } from './list-state.ts';

/**
 * Copies a link to the list of the screen: its address, with spans of time that stay where they are, and by an ID what
 * its rows and its selection are now, which the console keeps for thirty days. `path` is the path and search.
 */
export async function copyListLink(path: string): Promise<void> {
  const list = readShownList();
  if (!list) return notify('There is no list here to link to');
  const address = fixAddress(path, Date.now());
  try {
    const { linkId } = await createListLink(toListState(list), address);
    copyText(
      window.location.origin + withLinkId(address, linkId),
      'Link copied. For 30 days it shows what has changed',
    );
  } catch (error) {
    notify(`No link was copied: ${error instanceof Error ? explainError(error) : 'unknown'}`);
  }
}
