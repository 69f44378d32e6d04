/** The maximum number of files that a screen may load before it is shown, including the shared entry file (0021). */
export const MAX_FILES = 13;

const MAX_KIB = 212;

/** Screens that open with a code editor. Each limit is slightly above the current size. */
const LARGE_SCREENS: Readonly<Record<string, number>> = {
  '_console.scripts.$scriptId.run': 250,
  '_console.explorer.$operationId': 266,
};

/**
 * Returns the maximum size in KiB, as transferred, that a screen may load before it is shown. Screens are named by their route
 * files.
 */
export function getMaxKib(screen: string): number {
  return LARGE_SCREENS[screen] ?? MAX_KIB;
}
