import { explainError } from '#shared/errors/error-view.tsx';
import { readShownList } from '#shared/lists/shown-list.ts';
import { copyPreparedText } from '#ui/text/copy-text.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/** Copies a link to the list of the screen as it is now. `path` is the path and search. Call it from a press. */
export function copyListLink(path: string): void {
  const list = readShownList();
  if (!list) {
    notify('No list to link to');
    return;
  }
  // Loading the code and asking for the link are both a part of what the clipboard waits for.
  const link = import('./make-list-link.ts').then(({ makeListLink }) => makeListLink(list, path));
  copyPreparedText(link, 'Link copied. It shows changes for 30 days').catch((error: Error) =>
    notify(`No link was copied: ${explainError(error)}`),
  );
}
