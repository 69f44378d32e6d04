import { z } from 'zod';

/** Returns the schema of a variable with an HTTP address that programs call. */
export function webAddress() {
  return z.url({ protocol: /^https?$/ }).refine(...NO_CREDENTIALS);
}

/** Clients cannot send credentials that an address contains, and would show them in messages. For `refine` of a schema. */
export const NO_CREDENTIALS = [hasNoCredentials, 'must not contain a user name or password'] as const;

function hasNoCredentials(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
