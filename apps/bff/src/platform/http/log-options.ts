import type { LoggerOptions } from 'pino';

const MAX_CAUSES = 5;

/**
 * The fields of errors that are logged: only those listed here. Errors of HTTP and OpenID libraries contain whole requests and
 * responses, including tokens, in their own fields.
 */
export const logOptions: LoggerOptions = {
  name: 'bff',
  serializers: { err: (error: unknown) => toLogged(error, 0) },
};

function toLogged(error: unknown, depth: number): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // The error code of an OAuth response, such as invalid_grant (RFC 6749 section 5.2).
  const oauth = 'error' in error && typeof error.error === 'string' ? { oauthError: error.error.slice(0, 64) } : {};
  const inner = cause instanceof Error && depth < MAX_CAUSES ? { cause: toLogged(cause, depth + 1) } : {};
  return { type: name, message, ...code, ...oauth, stack, ...inner };
}
