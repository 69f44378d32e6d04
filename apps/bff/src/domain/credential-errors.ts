/** The reasons why a credential is lost, worded for records. */
const LOSSES = {
  gone: 'the credential no longer exists',
  broken: 'the credential could not be decrypted',
  final: 'the sign-in cannot be renewed',
  refused: 'the identity provider refused the refresh token',
} as const;

/** The credential is missing or no longer accepted. Its sessions have ended, and the user must sign in again. */
export class CredentialLostError extends Error {
  override readonly name = 'CredentialLostError';
  readonly loss: keyof typeof LOSSES;

  constructor(loss: keyof typeof LOSSES, options?: ErrorOptions) {
    super(LOSSES[loss], options);
    this.loss = loss;
  }
}

/** The credential could not be refreshed now. It may still be valid. */
export class RefreshFailedError extends Error {
  override readonly name = 'RefreshFailedError';
  /** The explanation for the user. */
  readonly explanation: string;

  constructor(
    message: string,
    {
      explanation = 'The identity provider is not responding.',
      ...options
    }: ErrorOptions & { explanation?: string } = {},
  ) {
    super(message, options);
    this.explanation = explanation;
  }
}
