/** What a check of the set-up found: a fact, something right, something to know, or something that will not work. */
export type Finding = {
  level: 'info' | 'ok' | 'warning' | 'error';
  /** What was checked: `Identity provider`. */
  subject: string;
  text: string;
  /** What to set or do. */
  remedy?: string | undefined;
  /** When it happened, in Unix milliseconds; undefined for what is so now. */
  atMs?: number | undefined;
};

/** The innermost reason of a failed connection: `ENOTFOUND`, `certificate has expired`. */
export function describeConnectionError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no response in time';
  if (error instanceof AggregateError && error.errors.length > 0) return describeConnectionError(error.errors[0]);
  return error.cause === undefined ? error.message : describeConnectionError(error.cause);
}

/** Whether a connection failed because of the certificate at its other end. */
export function isUntrusted(reason: string): boolean {
  return /certificate|self.signed/i.test(reason);
}

/** What to do about a connection that fails, for the variable that has the address. */
export function connectionRemedy(variable: string, reason: string): string {
  if (isUntrusted(reason)) {
    return `the certificate is not trusted: add its authority with NODE_EXTRA_CA_CERTS, or check ${variable}`;
  }
  return `check ${variable}, and that this machine may connect there`;
}
