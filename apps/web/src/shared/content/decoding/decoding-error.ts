/** Content that cannot be shown. The message states the reason, and the remedy what to do. */
export class DecodingError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = 'DecodingError';
    this.remedy = remedy;
  }
}
