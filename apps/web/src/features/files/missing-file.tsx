import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, type ErrorViewProps } from '#shared/errors/error-view.tsx';
import { isNotFound } from '#shared/errors/is-not-found.ts';
import { Part } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { FileOrigin } from './no-such-file.tsx';

// Lazy-loaded because missing files are rare.
const NoSuchFile = lazyComponent(() => import('./no-such-file.tsx'), 'NoSuchFile');

type MissingFileProps = {
  fileId: string;
  /** The list from which the user came. */
  origin?: FileOrigin;
} & Pick<ErrorViewProps, 'error' | 'onRetry'>;

/** Shown in place of a file that could not be loaded. For a file that does not exist for this user, offers links to others. */
export function MissingFile({ fileId, origin, error, onRetry }: MissingFileProps) {
  if (!isNotFound(error)) {
    return (
      <>
        <PageHead title="File" />
        <ErrorView error={error} title="The file could not be loaded" onRetry={onRetry} />
      </>
    );
  }
  return (
    <Part>
      <NoSuchFile fileId={fileId} origin={origin} />
    </Part>
  );
}
