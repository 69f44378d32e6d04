import { ImageOff, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { ShownPart } from './note-shown.tsx';
import { useObjectUrl } from './use-object-url.ts';

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4, 8] as const;

type ZoomImageProps = { content: Blob; name: string; onShown?: ((part: ShownPart) => void) | undefined };

/** An image, fitted into the room there is or as large as one likes: by buttons, or by + and - and 0. */
export function ZoomImage({ content, name, onShown }: ZoomImageProps) {
  const url = useObjectUrl(content);
  const [scale, setScale] = useState<number>(); // Fitted when undefined.
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [isBroken, setIsBroken] = useState(false);
  const larger = () => setScale(STEPS.find((step) => step > (scale ?? 1)) ?? scale);
  const smaller = () => setScale(STEPS.findLast((step) => step < (scale ?? 1)) ?? scale);
  const keys: Readonly<Record<string, () => void>> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    '0': () => setScale(undefined),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  if (isBroken) return <EmptyState icon={ImageOff} title="This image cannot be read" />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 items-center gap-4 border-line border-b bg-surface px-8 py-4">
        <IconButton icon={ZoomOut} label="Zoom out" onPress={smaller} />
        <IconButton icon={ZoomIn} label="Zoom in" onPress={larger} />
        <IconButton icon={Maximize} label="Fit to window" onPress={() => setScale(undefined)} />
        <span role="status" className="px-4 text-ink-2 text-small tabular-nums">
          {scale === undefined ? 'Fit' : `${Math.round(scale * 100)}%`}
          {natural && `, ${natural.width} × ${natural.height} pixels`}
        </span>
      </div>
      <ScrollRegion label={`${name}, full size`} onKeyDown={onKeyDown}>
        {/* Fitted it fills the room; larger it pushes its edges out, and the margins never cut it off */}
        <div className={scale === undefined ? 'flex h-full p-16' : 'flex min-h-full w-max min-w-full p-16'}>
          {url && (
            <img
              src={url}
              alt={name}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                setNatural({ width, height });
                onShown?.('all');
              }}
              onError={() => setIsBroken(true)}
              className={`m-auto border border-line bg-surface object-contain ${scale === undefined ? 'max-h-full max-w-full' : 'max-w-none'}`}
              style={scale === undefined || !natural ? undefined : { width: natural.width * scale }}
            />
          )}
        </div>
      </ScrollRegion>
    </div>
  );
}
