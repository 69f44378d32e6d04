/** Marks the settings that the test command runs; the others are for changes of what they are about. */
export const SHORT_TAG = '@short';
