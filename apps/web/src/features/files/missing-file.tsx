import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, type ErrorViewProps } from '#shared/errors/error-view.tsx';
import { isNotThere } from '#shared/errors/is-not-there.ts';
import { Part } from '#ui/loading/part.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { FileOrigin } from './no-such-file.tsx';

// Loaded for the few whose file is not there.
const NoSuchFile = lazyComponent(() => import('./no-such-file.tsx'), 'NoSuchFile');

type MissingFileProps = {
  fileId: string;
  /** The list that people came from. */
  origin?: FileOrigin;
} & Pick<ErrorViewProps, 'error' | 'onRetry'>;

/** Where a file would be that could not be loaded. One that is not there for this person ends with ways to others. */
export function MissingFile({ fileId, origin, error, onRetry }: MissingFileProps) {
  if (!isNotThere(error)) {
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
