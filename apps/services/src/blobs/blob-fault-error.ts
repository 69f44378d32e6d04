/** Stored content cannot be served: its file is missing or damaged. */
export class BlobFaultError extends Error {
  override readonly name = 'BlobFaultError';

  constructor(fault: 'missing' | 'damaged', sha256: string, options?: ErrorOptions) {
    super(`blob ${sha256} is ${fault}`, options);
  }
}
