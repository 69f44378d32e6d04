import { useEffect, useEffectEvent, useRef } from 'react';
import { MAX_DRAWN_PIXELS } from '#shared/content/decoding/picture-limits.ts';
import { useObjectUrl } from '#shared/content/use-object-url.ts';

type Size = { width: number; height: number };

type DrawnPictureProps = {
  content: Blob;
  alt: string;
  /** The size of a picture that is scaled down on decoding. Undefined if it is rendered as is. */
  reduced: Size | undefined;
  className: string;
  style: { width: number } | undefined;
  onDrawn: (natural: Size) => void;
  onBroken: () => void;
};

/**
 * Renders a picture. External references are not fetched and scripts do not run, because it is an image and never a part of the
 * page.
 */
export function DrawnPicture({ reduced, ...props }: DrawnPictureProps) {
  return reduced ? <ReducedPicture {...props} size={reduced} /> : <WholePicture {...props} />;
}

function WholePicture({ content, alt, className, style, onDrawn, onBroken }: Omit<DrawnPictureProps, 'reduced'>) {
  const url = useObjectUrl(content);
  return (
    url && (
      <img
        src={url}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onDrawn({ width, height })}
        onError={onBroken}
        className={className}
        style={style}
      />
    )
  );
}

/** A canvas for a picture that was scaled down on decoding. */
function ReducedPicture({
  content,
  alt,
  size,
  className,
  style,
  onDrawn,
  onBroken,
}: Omit<DrawnPictureProps, 'reduced'> & { size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const reportDrawn = useEffectEvent(onDrawn);
  const reportBroken = useEffectEvent(onBroken);
  const { width, height } = size;
  useEffect(() => {
    let isCurrent = true;
    const scale = Math.sqrt(MAX_DRAWN_PIXELS / (width * height));
    const resize = { resizeWidth: Math.floor(width * scale), resizeQuality: 'high' } as const;
    createImageBitmap(content, resize).then(
      (bitmap) => {
        if (!isCurrent) return bitmap.close();
        if (canvas.current) Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height });
        canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        return reportDrawn({ width, height });
      },
      () => isCurrent && reportBroken(),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, width, height]);
  return <canvas ref={canvas} role="img" aria-label={alt} className={className} style={style} />;
}
