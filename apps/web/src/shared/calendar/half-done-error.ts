/** Something was done in part and could not be taken back. Its message says what is there now, to those who asked for it. */
export class HalfDoneError extends Error {
  override readonly name = 'HalfDoneError';
}

/** Goes on with `next`; when that fails, takes back what was done before and passes the failure on. */
export async function orTakeBack<Result>(
  next: () => Promise<Result>,
  takeBack: () => Promise<unknown>,
  whatIsLeft: string,
): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    try {
      await takeBack();
    } catch (cause) {
      throw new HalfDoneError(whatIsLeft, { cause });
    }
    throw error;
  }
}
