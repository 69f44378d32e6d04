import { useMatches } from '@tanstack/react-router';
import { isScreenId, type ScreenId, screenRegistry } from './screen-registry.ts';

/** Returns the screen of the current URL. Returns undefined if none exists. */
export function useScreenId(): ScreenId | undefined {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const address = path.length > 1 ? path.replace(/\/$/, '') : path;
  return Object.keys(screenRegistry)
    .filter(isScreenId)
    .find((id) => screenRegistry[id].to === address);
}
