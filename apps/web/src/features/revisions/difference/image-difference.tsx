import { useQuery } from '@tanstack/react-query';
import { FileX, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { PixelDifference } from '#features/revisions/compare-pixels.ts';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { pixelDifferenceQuery } from '#features/revisions/queries.ts';
import { revisionPictureQuery } from '#features/revisions/revision-picture-query.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { useObjectUrl } from '#shared/content/use-object-url.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { type ImageComparisonMode, ImageStage } from './image-stage.tsx';
import { TextDifference } from './text-difference.tsx';

const MODES = [
  { value: 'sides', label: 'Side by side' },
  { value: 'swipe', label: 'Swipe' },
  { value: 'difference', label: 'Difference' },
] as const;
const FORMS = [
  { value: 'picture', label: 'Picture' },
  { value: 'source', label: 'Source' },
] as const;
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 8;

type ImageDifferenceProps = DifferenceProps & {
  /** Type of the content. */
  mimeType: string;
};

/**
 * Shows two images side by side, with a swipe between both, or only the differences, at any zoom. SVG files can also be compared
 * as source code.
 */
export function ImageDifference({ mimeType, ...props }: ImageDifferenceProps) {
  const { search, onSearch } = props;
  const isSource = search.look === 'text';
  if (mimeType !== 'image/svg+xml') return <PictureDifference {...props} mimeType={mimeType} />;
  return (
    <>
      <div className="flex min-h-36 shrink-0 items-center border-line border-b bg-surface px-16 py-4">
        <SingleSelect
          label="Compare"
          choices={FORMS}
          value={isSource ? 'source' : 'picture'}
          onChange={(next) => onSearch({ look: next === 'source' ? 'text' : undefined })}
        />
      </div>
      {isSource ? <TextDifference {...props} /> : <PictureDifference {...props} mimeType={mimeType} />}
    </>
  );
}

function PictureDifference({ source, before, after, search, onSearch, mimeType }: ImageDifferenceProps) {
  const earlier = useQuery(revisionPictureQuery(source, before, mimeType));
  const later = useQuery(revisionPictureQuery(source, after, mimeType));
  const failed = [earlier, later].find(isUnreadable);
  const look = MODES.find(({ value }) => value === search.look)?.value ?? 'sides';
  if (failed?.error instanceof DecodingError) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {failed.error.message} {failed.error.remedy}
      </EmptyState>
    );
  }
  if (failed) {
    const retry = () => void failed.refetch();
    return <ErrorView error={failed.error} title="The images could not be loaded" onRetry={retry} />;
  }
  if (!earlier.data || !later.data) return <Skeleton label="Loading the images" rows={8} rowClass="h-24" />;
  return (
    <Images
      names={[JSON.stringify(source), before.id ?? '', after.id ?? '']}
      before={earlier.data}
      after={later.data}
      look={look}
      onLook={(next) => onSearch({ look: next === 'sides' ? undefined : next })}
    />
  );
}

type ImagesProps = {
  /** The cache key of the comparison. */
  names: readonly string[];
  before: Blob;
  after: Blob;
  look: ImageComparisonMode;
  onLook: (look: ImageComparisonMode) => void;
};

function Images({ names, before, after, look, onLook }: ImagesProps) {
  const [zoom, setZoom] = useState<number>();
  const urls = [useObjectUrl(before), useObjectUrl(after)] as const;
  const pixels = useQuery(pixelDifferenceQuery(names, before, after));
  if (pixels.error) return <EmptyState icon={FileX} title="One of the images cannot be read" />;
  if (!pixels.data || !urls[0] || !urls[1]) return <Skeleton label="Comparing the images" rows={8} rowClass="h-24" />;
  const changeZoom = (factor: number) => setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (zoom ?? 1) * factor)));
  return (
    <>
      <div className="flex min-h-36 shrink-0 flex-wrap items-center gap-x-12 gap-y-4 border-line border-b bg-surface px-16 py-4">
        <SingleSelect label="View" choices={MODES} value={look} onChange={onLook} />
        <span role="status" className="text-ink-2 text-small">
          {describePixelDifference(pixels.data)}
        </span>
        <span className="ml-auto flex items-center gap-4">
          <IconButton
            icon={Minus}
            label="Zoom out"
            disabledReason={zoom === MIN_ZOOM ? 'This is the smallest size.' : undefined}
            onPress={() => changeZoom(0.5)}
          />
          <Button kind="quiet" onPress={() => setZoom(undefined)}>
            {zoom === undefined ? 'Fit' : `${Math.round(zoom * 100)}%`}
            <span className="sr-only">, fit to window</span>
          </Button>
          <IconButton
            icon={Plus}
            label="Zoom in"
            disabledReason={zoom === MAX_ZOOM ? 'This is the largest size.' : undefined}
            onPress={() => changeZoom(2)}
          />
        </span>
      </div>
      <ImageStage before={urls[0]} after={urls[1]} sizes={pixels.data} look={look} zoom={zoom} />
    </>
  );
}

function describePixelDifference({ before, after, share }: PixelDifference): string {
  if (share === 0) return 'The images are identical';
  if (share !== undefined) return `${formatShare(share)} of the pixels differ`;
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize) return 'Too large to compare pixels';
  return `${before.width} × ${before.height} became ${after.width} × ${after.height} pixels`;
}

function formatShare(share: number): string {
  const percent = share * 100;
  return percent < 0.1 ? 'Less than 0.1%' : `${percent.toFixed(percent < 10 ? 1 : 0)}%`;
}
