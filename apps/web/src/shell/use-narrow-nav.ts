import { useMediaQuery } from '#lib/use-media-query.ts';
import { usePersistedFlag } from '#ui/browser/use-persisted-flag.ts';

/**
 * Whether the navigation shows icons alone, and its switch. Where it would take the room of what is worked with, it does
 * until it is widened; either choice is remembered for screens as wide.
 */
export function useNarrowNav(): [isNarrow: boolean, toggle: () => void] {
  const [isNarrowed, setIsNarrowed] = usePersistedFlag('rotunda.nav-collapsed');
  const [isWidened, setIsWidened] = usePersistedFlag('rotunda.nav-widened');
  const isTight = useMediaQuery('(width < 1100px)');
  return isTight ? [!isWidened, () => setIsWidened(!isWidened)] : [isNarrowed, () => setIsNarrowed(!isNarrowed)];
}
