type Refused = { response?: { data: { error: { code: number; status: string; message: string } } } };

/** Returns the error of a call that the scripting service rejected. Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: number; status: string; message: string }> {
  const error = await call.then(
    () => undefined,
    (refused: Refused) => refused.response?.data.error,
  );
  if (!error) throw new Error('the call was not refused by the service');
  return { code: error.code, status: error.status, message: error.message };
}

export const NOT_FOUND = { code: 404, status: 'NOT_FOUND', message: 'Requested entity was not found.' };
export const FORBIDDEN = { code: 403, status: 'PERMISSION_DENIED', message: 'The caller does not have permission' };

/** Returns an INVALID_ARGUMENT error with a message, by default the general one. */
export function invalid(message = 'Request contains an invalid argument.') {
  return { code: 400, status: 'INVALID_ARGUMENT', message };
}
