/** A class of errors, such as RangeError. */
type ErrorClass = abstract new (...args: never) => Error;

/**
 * What `read` returns; undefined when it throws an error of the expected class. Every other error is a fault in the code
 * and is thrown on, so that it is seen.
 */
export function catchOnly<Value>(expected: ErrorClass, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof expected) return undefined;
    throw error;
  }
}
