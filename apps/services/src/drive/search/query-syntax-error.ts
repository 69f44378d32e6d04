/** A query that does not follow the grammar. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError';
}
