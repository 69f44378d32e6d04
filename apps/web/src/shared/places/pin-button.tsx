import { useQuery } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { type PlaceKind, pinsQuery } from './places.ts';
import { useTogglePin } from './use-toggle-pin.ts';

const FRESH_MS = 60_000;

/** Pins the resource of a screen to Home and the top of the palette, or unpins it. Renders nothing until its title is known. */
export function PinButton({ kind, targetId, title }: { kind: PlaceKind; targetId: string; title: string | undefined }) {
  const pins = useQuery({ ...pinsQuery, staleTime: FRESH_MS });
  const toggle = useTogglePin();
  // Reserves its space before it loads, so that nothing beside it moves.
  if (title === undefined || pins.isPending) return <span className="size-tool shrink-0" />;
  if (title === '' || !pins.data) return null;
  const isPinned = pins.data.some((pin) => pin.kind === kind && pin.targetId === targetId);
  return (
    <IconButton
      icon={isPinned ? PinOff : Pin}
      label={isPinned ? 'Unpin from Home' : 'Pin to Home'}
      isActive={isPinned}
      onPress={() => void toggle({ kind, targetId, title: title.slice(0, MAX_TITLE_CHARS) }, !isPinned)}
    />
  );
}

const MAX_TITLE_CHARS = 300; // The backend's limit.
