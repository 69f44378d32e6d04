/** Something was done in part and could not be taken back. Its message says what is there now, to those who asked for it. */
export class PartialFailureError extends Error {
  override readonly name = 'PartialFailureError';
}

/** Goes on with `next`; when that fails, takes back what was done before and passes the failure on. */
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
