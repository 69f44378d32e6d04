import type { ReactNode } from 'react';
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

/** Shows the content of a file if the browser supports it, with the details beside it. */
export function FilePreview({ file, onShown, renderContent }: FilePreviewProps) {
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <section aria-label="Preview" className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto bg-sunken">
        {renderContent(<ContentPreview file={file} onShown={onShown} />)}
      </section>
      <section
        aria-label="Details"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in low windows and must be reachable by keyboard
        tabIndex={0}
        className="w-full shrink-0 overflow-auto border-line bg-surface p-16 max-md:max-h-[min(200px,33%)] max-md:border-t md:w-320 md:border-l"
      >
        <DescriptionList items={toFileFacts(file)} />
        <OpensWith mimeType={file.mimeType ?? ''} fileId={file.id ?? ''} />
      </section>
    </div>
  );
}
