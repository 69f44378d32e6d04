import { useId, useState } from 'react';
import { formatSize } from '#shared/format/size.ts';

const MAX_MEDIA_BYTES = 5_000_000; // The services' limit per request. The files screen uploads larger files in chunks.

/** Selects content to upload, for operations that accept content. */
export function MediaField({ onChange }: { onChange: (media: File | undefined) => void }) {
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <label htmlFor={id} className="font-medium text-ink-2 text-small">
        Content, up to {formatSize(MAX_MEDIA_BYTES)}
      </label>
      <input
        id={id}
        type="file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          const fits = file !== undefined && file.size <= MAX_MEDIA_BYTES;
          setIsTooLarge(file !== undefined && !fits);
          onChange(fits ? file : undefined);
        }}
        className="text-small file:mr-8 file:h-tool file:rounded-control file:border file:border-line-strong file:bg-surface file:px-8 file:font-medium file:text-ink"
      />
      {isTooLarge && (
        <p role="alert" className="text-red-fg text-small">
          Too large for the explorer. Upload the file in Files instead.
        </p>
      )}
    </div>
  );
}
