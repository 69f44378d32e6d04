/** A document exceeds a limit of the conversion. The user-facing message includes the limit. */
export class LimitError extends RangeError {
  override readonly name = 'RangeError';
}
