const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed.',
  UND_ERR_SOCKET: 'The connection was closed.',
  ENOTFOUND: 'The host was not found.',
  EAI_AGAIN: 'The host could not be resolved.',
  EDNS: 'The host could not be resolved.',
  // Raised by the lookup of an address policy.
  EACCES: 'The host has a blocked address, such as one in a private network.',
  ETIMEDOUT: 'No response in time.',
  UND_ERR_CONNECT_TIMEOUT: 'No response in time.',
  EAUTH: 'The mail server refused the sign-in.',
};

/** Describes why there was no response, in one sentence. Does not reveal the resolved address. */
export function describeNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return 'The message could not be sent.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'No response in time.';
  const code = 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  if (reason !== undefined) return reason;
  if (/certificate|self.signed|altnames|\bTLS\b|\bSSL\b/i.test(`${code} ${error.message}`))
    return `The certificate is not valid (${code || error.message}).`;
  if (error instanceof AggregateError && error.errors.length > 0) return describeNetworkError(error.errors[0]);
  return error.cause === undefined
    ? `The connection failed (${code || error.name}).`
    : describeNetworkError(error.cause);
}
