/** Whether a thrown value is an error with this `code`, like Node errors. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
