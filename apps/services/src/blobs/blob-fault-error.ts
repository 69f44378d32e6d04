/** Stored content cannot be given out: its file is missing, or is not what was stored. */
export class BlobFaultError extends Error {
  override readonly name = 'BlobFaultError';

  constructor(fault: 'missing' | 'damaged', sha256: string, options?: ErrorOptions) {
    super(`blob ${sha256} is ${fault}`, options);
  }
}
