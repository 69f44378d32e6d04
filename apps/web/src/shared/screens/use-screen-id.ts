import { useMatches } from '@tanstack/react-router';
import { isScreenId, type ScreenId, screenCatalog } from './screen-catalog.ts';

/** The screen of the address; undefined where there is none. */
export function useScreenId(): ScreenId | undefined {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const address = path.length > 1 ? path.replace(/\/$/, '') : path;
  return Object.keys(screenCatalog)
    .filter(isScreenId)
    .find((id) => screenCatalog[id].to === address);
}
