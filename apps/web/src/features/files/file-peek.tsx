import { useQuery } from '@tanstack/react-query';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { isFolder, type StoredFile } from '#shared/files/file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { toFileFacts } from './file-facts.tsx';
import { ContentPreview } from './preview/content-preview.tsx';
import { DownloadButton } from './preview/download-button.tsx';
import { fileQuery } from './queries.ts';

type FilePeekProps = {
  /** The row of the open file. */
  file: StoredFile;
  onOpen: () => void;
  onClose: () => void;
};

/** The panel of a file: its preview and its details. */
export function FilePeek({ file: row, onOpen, onClose }: FilePeekProps) {
  const file = useQuery(fileQuery(row.id ?? ''));
  return (
    <SidePanel title={row.name ?? 'File'} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-8">
          <Button onPress={onOpen}>Open</Button>
          {!isFolder(row) && <DownloadButton file={row} />}
        </div>
        {file.isPending && <Skeleton label="Loading the file" rows={6} />}
        {isUnreadable(file) && (
          <ErrorView error={file.error} title="The file could not be loaded" onRetry={() => void file.refetch()} />
        )}
        {file.data && !isFolder(file.data) && (
          <section
            aria-label="Preview"
            className="flex h-360 flex-col overflow-auto rounded-card border border-line bg-sunken"
          >
            <ContentPreview file={file.data} isBeside hasDownload />
          </section>
        )}
        {file.data && (
          <section aria-label="Details">
            <DescriptionList items={toFileFacts(file.data)} />
          </section>
        )}
      </div>
    </SidePanel>
  );
}
