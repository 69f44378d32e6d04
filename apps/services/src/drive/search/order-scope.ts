/** The caller, because some keys depend on the caller. */
export type OrderScope = { accountId: string; groupIds: readonly string[] };
