import { ApiError } from '@rotunda/api-client/errors';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, type ErrorViewProps } from '#shared/errors/error-view.tsx';
import { Part } from '#ui/part.tsx';

// Loaded for the few whose file is not there.
const NoSuchFile = lazyComponent(() => import('./no-such-file.tsx'), 'NoSuchFile');

const NOT_FOUND = 404;

type MissingFileProps = { fileId: string } & Pick<ErrorViewProps, 'error' | 'onRetry'>;

/** Where a file would be that could not be loaded. One that is not there for this person ends with ways to others. */
export function MissingFile({ fileId, error, onRetry }: MissingFileProps) {
  if (!(error instanceof ApiError && error.status === NOT_FOUND))
    return <ErrorView error={error} title="The file could not be loaded" onRetry={onRetry} />;
  return (
    <Part>
      <NoSuchFile fileId={fileId} />
    </Part>
  );
}
