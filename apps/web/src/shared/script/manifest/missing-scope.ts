const REQUIRED = /Required permissions: \(?(\S+?)(?: \|\| |\)|\s|$)/;

/** Returns the missing scope of a script from the platform's error message: the first of the sufficient ones. */
export function findMissingScope(message: string): string | undefined {
  return REQUIRED.exec(message)?.[1];
}
