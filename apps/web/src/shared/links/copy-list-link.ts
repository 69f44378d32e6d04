import { explainError } from '#shared/errors/error-view.tsx';
import { readShownList } from '#shared/lists/shown-list.ts';
import { copyPreparedText } from '#ui/text/copy-text.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/** Copies a link to a snapshot of the screen's list. `path` is the path and search. Must be called in a press handler. */
export function copyListLink(path: string): void {
  const list = readShownList();
  if (!list) {
    notify('No list to link to');
    return;
  }
  // The clipboard waits for both loading the code and requesting the link.
  const link = import('./make-list-link.ts').then(({ makeListLink }) => makeListLink(list, path));
  copyPreparedText(link, 'Link copied. It shows changes for 30 days').catch((error: Error) =>
    notify(`No link was copied: ${explainError(error)}`),
  );
}
