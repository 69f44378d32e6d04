/** Whose order it is: some keys are about the caller. */
export type OrderScope = { accountId: string; groupIds: readonly string[] };
