const SECRET_NAME = /token|secret|password|passcode|passphrase|credential|^accessCode$|^pin$|^key$/i;

/** The placeholder for a secret. */
export const REMOVED = '(removed)';

/**
 * Returns a copy of a JSON value without the values of fields whose names mark them as secret: tokens, and credentials for
 * joining meetings.
 */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecret(name, member) ? REMOVED : redact(member)]),
  );
}

function isSecret(name: string, value: unknown): boolean {
  return typeof value === 'string' && value !== '' && SECRET_NAME.test(name);
}
