import { X } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { type ContentPlace, describePlace, getPlaceLabel } from './content-place.ts';

type DraftPlaceProps = { place: ContentPlace; onRemove: () => void };

/** Shows the position of a comment being written. */
export function DraftPlace({ place, onRemove }: DraftPlaceProps) {
  const label = place.quote === '' ? undefined : getPlaceLabel(place);
  return (
    <div className="flex items-start gap-8 border-line-strong border-l-2 pl-8">
      <p className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-3 text-ink-2 wrap-anywhere">
          {describePlace(place)}
        </span>
        {label && <span className="text-ink-3 text-small">{label}</span>}
      </p>
      <IconButton icon={X} label="Comment on the whole file instead" onPress={onRemove} />
    </div>
  );
}
