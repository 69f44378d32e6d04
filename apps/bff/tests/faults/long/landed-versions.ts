/** The commits of the last three landed versions. Adding a new one at the end removes the first one. */
export const LANDED_VERSIONS: readonly string[] = ['6e8964bee', '946aa0652', 'fcbc4f7f0'];

/** The names that response fields of these versions have today. */
export const CURRENT_NAMES: ReadonlyMap<string, string> = new Map([
  ['madeId', 'createdId'],
  ['notTried', 'notStarted'],
]);
