/** A document that is larger than a conversion takes. Its message is for users, and says what the limit is. */
export class LimitError extends RangeError {
  override readonly name = 'RangeError';
}
