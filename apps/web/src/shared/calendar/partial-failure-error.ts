/**
 * An operation that was partially completed and could not be rolled back. The message describes the resulting state to the user.
 */
export class PartialFailureError extends Error {
  override readonly name = 'PartialFailureError';
}

/** Continues with `next`. If it fails, rolls back the earlier steps and rethrows the error. */
export async function withRollback<Result>(
  next: () => Promise<Result>,
  undo: () => Promise<unknown>,
  partialState: string,
): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    try {
      await undo();
    } catch (cause) {
      throw new PartialFailureError(partialState, { cause });
    }
    throw error;
  }
}
