/** A query with invalid syntax. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError';
}
