import type { ReactNode } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { toFileFacts } from './file-facts.tsx';
import { ContentPreview } from './preview/content-preview.tsx';
import { OpensWith } from './preview/opens-with.tsx';

type FilePreviewProps = {
  file: StoredFile;
  /** Called when content is rendered, with the part that is shown. */
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Renders the content with related controls. */
  renderContent: (content: ReactNode) => ReactNode;
};

/** Shows the content of a file if the browser supports it, with the details beside it, or on demand below it. */
export function FilePreview({ file, onShown, renderContent }: FilePreviewProps) {
  const isNarrow = useMediaQuery('(width < 1100px)');
  const details = (
    <>
      <DescriptionList items={toFileFacts(file)} />
      <OpensWith mimeType={file.mimeType ?? ''} fileId={file.id ?? ''} />
    </>
  );
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <section aria-label="Preview" className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto bg-sunken">
        {renderContent(<ContentPreview file={file} onShown={onShown} hasDownload />)}
      </section>
      {isNarrow ? (
        <details className="max-h-1/2 shrink-0 overflow-auto border-line border-t bg-surface">
          <summary className="cursor-default px-16 py-12 font-medium">Details</summary>
          <div className="px-16 pb-16">{details}</div>
        </details>
      ) : (
        <section
          aria-label="Details"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in low windows and must be reachable by keyboard
          tabIndex={0}
          className="w-320 shrink-0 overflow-auto border-line border-l bg-surface p-16"
        >
          {details}
        </section>
      )}
    </div>
  );
}
