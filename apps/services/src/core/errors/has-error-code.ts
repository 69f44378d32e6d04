/** Whether something thrown is an error with this `code`, as those of Node have one. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
