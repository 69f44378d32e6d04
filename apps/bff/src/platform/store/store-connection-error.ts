/** There is no connection to the database server, whatever the reason. */
export class StoreConnectionError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
