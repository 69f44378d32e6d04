/** An error class, such as RangeError. */
type ErrorClass = abstract new (...args: never) => Error;

/**
 * Returns the result of `read`. Returns undefined if it throws an error of the expected class. All other errors are bugs and are
 * rethrown, so that they are noticed.
 */
export function catchOnly<Value>(expected: ErrorClass, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof expected) return undefined;
    throw error;
  }
}
