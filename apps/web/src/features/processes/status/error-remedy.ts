/** The remedies for messages of the platform. Errors of the script itself have none that applies to all. */
const REMEDIES: readonly (readonly [message: RegExp, remedy: string])[] = [
  [
    /property storage quota/i,
    'Delete properties that are no longer needed, under Properties of the project. Then run the function again.',
  ],
  [
    /No item with the given ID|File not found/i,
    'Correct the ID in the code, or give the user of the run access to the file. Then run the function again.',
  ],
  [
    /permissions? (?:is|are) not sufficient|do(?:es)? not have permission to call/i,
    'Add the scope to the manifest, and let the owner run the function once to grant it.',
  ],
  [/too many times for one day/i, 'Wait until tomorrow, when the quota is renewed, or make fewer calls in each run.'],
  [/too many times in a short time/i, 'Wait between calls, or start the runs at different times.'],
];

/** Returns what to do about an error of the platform, or undefined for any other error. */
export function findErrorRemedy(message = ''): string | undefined {
  return REMEDIES.find(([pattern]) => pattern.test(message))?.[1];
}
