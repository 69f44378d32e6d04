/** Something was done in part and could not be taken back. Its message says what is there now, to those who asked for it. */
export class HalfDoneError extends Error {
  override readonly name = 'HalfDoneError';
}

/** Goes on with `next`; when that fails, takes back what was done before and passes the failure on. */
export async function orTakeBack(
  next: () => Promise<unknown>,
  takeBack: () => Promise<unknown>,
  whatIsLeft: string,
): Promise<void> {
  try {
    await next();
  } catch (error) {
    try {
      await takeBack();
    } catch (cause) {
      throw new HalfDoneError(whatIsLeft, { cause });
    }
    throw error;
  }
}
