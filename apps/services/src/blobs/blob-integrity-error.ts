/** Stored content cannot be served: its file is missing or damaged. */
export class BlobIntegrityError extends Error {
  override readonly name = 'BlobIntegrityError';

  constructor(fault: 'missing' | 'damaged', sha256: string, options?: ErrorOptions) {
    super(`blob ${sha256} is ${fault}`, options);
  }
}
