const REQUIRED = /Required permissions: \(?(\S+?)(?: \|\| |\)|\s|$)/;

/** The scope that a script lacks, as the error of the platform names it: the first of those that would do. */
export function findMissingScope(message: string): string | undefined {
  return REQUIRED.exec(message)?.[1];
}
