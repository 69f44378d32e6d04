let path = '/';

/** Returns the path of the shown screen, because keys differ between screens. */
export function readScreenPath(): string {
  return path;
}

/** Sets the path of the shown screen. */
export function setScreenPath(next: string): void {
  path = next;
}
