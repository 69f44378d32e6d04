import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { type DecodableFormat, findDecodableFormat } from '#shared/content/decoding/decodable-format.ts';
import { decodedDocumentQuery } from '#shared/content/decoding/decoded-document-query.ts';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { findContentState } from './preview-content.ts';
import { TextPreview } from './text-preview.tsx';
import { Undecodable } from './undecodable.tsx';

const DocumentView = lazyComponent(() => import('#shared/content/documents/document-view.tsx'), 'DocumentView');

const WAYS = [
  { value: 'page', label: 'Page' },
  { value: 'code', label: 'Code' },
] as const;

type DocumentPreviewProps = {
  content: Blob;
  file: StoredFile;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
};

/** Shows a decoded file as a page. HTML can also be shown as source code. */
export function DocumentPreview({ content, file, onShown, onDownload }: DocumentPreviewProps) {
  const format = findDecodableFormat(file.mimeType, file.name);
  const [way, setWay] = useState<'page' | 'code'>('page');
  return (
    <div className="flex h-full min-h-0 flex-col">
      {format === 'html' && (
        <div className="shrink-0 border-line border-b bg-surface px-16 py-4">
          <SingleSelect label="Show as" choices={WAYS} value={way} onChange={setWay} />
        </div>
      )}
      {way === 'code' || format === undefined ? (
        <TextPreview content={content} file={file} form="code" onShown={onShown} />
      ) : (
        <DecodedPage content={content} file={file} format={format} onShown={onShown} onDownload={onDownload} />
      )}
    </div>
  );
}

function DecodedPage(props: DocumentPreviewProps & { format: DecodableFormat }) {
  const { content, file, format, onShown, onDownload } = props;
  const decoded = useQuery(decodedDocumentQuery([file.id ?? '', findContentState(file) ?? ''], content, format));
  if (decoded.error) return <Undecodable error={decoded.error} onDownload={onDownload} />;
  if (!decoded.data) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  return (
    <ScrollRegion label="Page">
      <DocumentView {...decoded.data} />
      <ReportShown part="all" onShown={onShown} />
    </ScrollRegion>
  );
}
