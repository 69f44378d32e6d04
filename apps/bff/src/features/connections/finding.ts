/** The result of a configuration check: information, success, a warning, or an error. */
export type Finding = {
  level: 'info' | 'ok' | 'warning' | 'error';
  /** The subject of the check, such as `Identity provider`. */
  subject: string;
  text: string;
  /** The setting to change or the action to take. */
  remedy?: string | undefined;
  /** When the event occurred, in Unix milliseconds. Undefined for a current state. */
  atMs?: number | undefined;
};

/** Returns the root cause of a failed connection, such as `ENOTFOUND` or `certificate has expired`. */
export function describeConnectionError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no response in time';
  if (error instanceof AggregateError && error.errors.length > 0) return describeConnectionError(error.errors[0]);
  return error.cause === undefined ? error.message : describeConnectionError(error.cause);
}

/** Whether a connection failed because of the server's certificate. */
export function isCertificateError(reason: string): boolean {
  return /certificate|self.signed/i.test(reason);
}

/** Whether a connection failed because the name of the host has no address. */
export function isUnresolvedName(reason: string): boolean {
  return /ENOTFOUND|EAI_AGAIN/.test(reason);
}

/** Returns how to fix a failing connection, naming the variable that holds its address. */
export function describeConnectionRemedy(variable: string, reason: string): string {
  if (isCertificateError(reason)) {
    return `the certificate is not trusted: add its authority with NODE_EXTRA_CA_CERTS, or check ${variable}`;
  }
  return `check ${variable}, and that this machine can connect to it`;
}
