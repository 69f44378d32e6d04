/** Why a credential is lost, in words for records. */
const LOSSES = {
  gone: 'the credential is gone',
  broken: 'the credential could not be decrypted',
  final: 'the sign-in cannot be renewed',
  refused: 'the identity provider refused the refresh token',
} as const;

/** The credential is gone or no longer accepted: its sessions have ended and the person has to sign in again. */
export class CredentialLostError extends Error {
  override readonly name = 'CredentialLostError';
  readonly loss: keyof typeof LOSSES;

  constructor(loss: keyof typeof LOSSES, options?: ErrorOptions) {
    super(LOSSES[loss], options);
    this.loss = loss;
  }
}

/** The credential could not be refreshed now, though it may still be good: the identity provider gave no response. */
export class RefreshFailedError extends Error {
  override readonly name = 'RefreshFailedError';
}
