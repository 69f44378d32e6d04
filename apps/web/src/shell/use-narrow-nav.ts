import { useMediaQuery } from '#lib/use-media-query.ts';
import { usePersistedFlag } from '#ui/browser/use-persisted-flag.ts';

/**
 * Reports whether the navigation only shows icons, and its toggle. By default, it is narrow where it would take space from the
 * content. The user's choice is stored per screen width class.
 */
export function useNarrowNav(): [isNarrow: boolean, toggle: () => void] {
  const [isNarrowed, setIsNarrowed] = usePersistedFlag('rotunda.nav-collapsed');
  const [isWidened, setIsWidened] = usePersistedFlag('rotunda.nav-widened');
  const isTight = useMediaQuery('(width < 1100px)');
  return isTight ? [!isWidened, () => setIsWidened(!isWidened)] : [isNarrowed, () => setIsNarrowed(!isNarrowed)];
}
