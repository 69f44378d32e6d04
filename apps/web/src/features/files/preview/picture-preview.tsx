import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { preparePicture } from '#shared/content/pictures/prepare-picture.ts';
import { ZoomImage } from '#shared/content/pictures/zoom-image.tsx';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { findContentState } from './preview-content.ts';
import { TextPreview } from './text-preview.tsx';
import { Undecodable } from './undecodable.tsx';

const WAYS = [
  { value: 'picture', label: 'Picture' },
  { value: 'source', label: 'Source' },
] as const;

type PicturePreviewProps = {
  content: Blob;
  file: StoredFile;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
};

/** Shows a picture. SVG files can also be shown as source code, and multi-page pictures page by page. */
export function PicturePreview({ content, file, ...props }: PicturePreviewProps) {
  const [way, setWay] = useState<'picture' | 'source'>('picture');
  if (content.type !== 'image/svg+xml') return <Pages content={content} file={file} {...props} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="shrink-0 border-line border-b bg-surface px-16 py-4">
        <SingleSelect label="Show as" choices={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'source' ? (
        <TextPreview content={content} file={file} form="code" onShown={props.onShown} />
      ) : (
        <Pages content={content} file={file} {...props} />
      )}
    </div>
  );
}

function Pages({ content, file, onShown, onDownload }: PicturePreviewProps) {
  const [page, setPage] = useState(0);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const prepared = useQuery({
    queryKey: ['picture', file.id, findContentState(file)],
    queryFn: ({ signal }) => preparePicture(content, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
  const pages = prepared.data?.pages ?? [];
  const part = drawn.size === pages.length ? 'all' : 'part';
  useEffect(() => {
    if (drawn.size > 0) onShown?.(part);
  }, [drawn, part, onShown]);
  if (prepared.error) return <Undecodable error={prepared.error} onDownload={onDownload} />;
  const shown = pages[page];
  if (!shown) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  return (
    <ZoomImage
      key={page}
      content={shown}
      name={file.name ?? 'Image'}
      reduced={prepared.data?.reduced}
      onDrawn={() => setDrawn((before) => new Set(before).add(page))}
    >
      {pages.length > 1 && (
        <SingleSelect
          label="Page"
          choices={pages.map((_, index) => ({ value: String(index), label: `${index + 1} of ${pages.length}` }))}
          value={String(page)}
          onChange={(next) => setPage(Number(next))}
        />
      )}
    </ZoomImage>
  );
}
