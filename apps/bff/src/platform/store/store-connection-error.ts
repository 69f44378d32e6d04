/** There is no connection to the database server, for any reason. */
export class StoreConnectionError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
