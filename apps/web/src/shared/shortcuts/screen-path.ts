let path = '/';

/** Path of the screen that is shown: keys mean different things on different screens. */
export function readScreenPath(): string {
  return path;
}

/** Notes which screen is shown. */
export function noteScreenPath(next: string): void {
  path = next;
}
