import { MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { IncompleteContentError } from '#shared/content/kinds/incomplete-content.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { formatSize } from '#shared/format/size.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { canLoadFully } from './full-text-query.ts';

type TextExtentProps = {
  file: StoredFile;
  shownBytes: number;
  /** The error if the rest could not be loaded. */
  error: Error | null;
  isLoading: boolean;
  onLoad: () => void;
};

/** Shows how much of a long text is displayed, with a button to load the rest. */
export function TextExtent({ file, shownBytes, error, isLoading, onLoad }: TextExtentProps) {
  const size = formatSize(Number(file.size ?? 0));
  return (
    <p role="status" className="shrink-0 border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
      The first {formatSize(shownBytes)} of {size}.{' '}
      {!canLoadFully(file) &&
        `Texts of more than ${formatSize(MAX_CONTENT_BYTES)} are not shown to their end. Download the file for the rest.`}
      {isLoading && 'Loading the rest…'}
      {error &&
        !isLoading &&
        `The rest could not be loaded: ${error instanceof IncompleteContentError ? `${error.message}.` : explainError(error)} `}
      {canLoadFully(file) && !isLoading && (
        <TextButton onPress={onLoad}>{error ? 'Try again' : `Load all ${size}`}</TextButton>
      )}
    </p>
  );
}
