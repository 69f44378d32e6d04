const SQLITE_FULL = 13; // https://www.sqlite.org/rescode.html#full

/** Whether a thrown value reports that a disk, or this account's quota on it, is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === SQLITE_FULL;
  return error.cause !== undefined && isDiskFull(error.cause);
}
