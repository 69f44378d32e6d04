/** How many files a screen may load before it is shown, the one that every screen starts with among them (0021). */
export const MAX_FILES = 14;

const MAX_KIB = 215;

/** Screens that open with an editor for code: a little above what they load now. */
const LARGE_SCREENS: Readonly<Record<string, number>> = {
  '_console.scripts.$scriptId.run': 251,
  '_console.explorer.$operationId': 268,
};

/** How many KiB a screen may load before it is shown, as they go out; screens are named like their route files. */
export function maxKib(screen: string): number {
  return LARGE_SCREENS[screen] ?? MAX_KIB;
}
