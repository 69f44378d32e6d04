import { FileX } from 'lucide-react';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

type UndecodableProps = {
  error: Error;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
};

/** Explains why content cannot be shown, and what to do. */
export function Undecodable({ error, onDownload }: UndecodableProps) {
  if (!(error instanceof DecodingError)) return <ErrorView error={error} title="The preview could not be loaded" />;
  return (
    <EmptyState
      icon={FileX}
      title={error.message}
      action={onDownload && <Button onPress={onDownload}>Download</Button>}
    >
      {error.remedy} Does not count as viewed.
    </EmptyState>
  );
}
