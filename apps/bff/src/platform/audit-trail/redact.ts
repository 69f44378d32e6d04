const SECRET_NAME = /token|secret|password|passcode|passphrase|credential|^accessCode$|^pin$|^key$/i;

/** What stands in the place of a secret. */
export const REMOVED = '(removed)';

/**
 * A copy of a JSON value in which the values of members are removed whose names say that they are secret: tokens, and
 * what one joins a meeting with.
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
