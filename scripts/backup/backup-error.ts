/** A backup cannot be made or restored; the message is one line for the person who asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
