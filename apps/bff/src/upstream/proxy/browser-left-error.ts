/** Why a call ended that nobody waits for any more. It says nothing about the service. */
export class BrowserLeftError extends Error {
  override readonly name = 'BrowserLeftError';

  constructor(options?: ErrorOptions) {
    super('the browser went away', options);
  }
}
