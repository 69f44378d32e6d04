/** A backup cannot be created or restored. The message is one line for the user of the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
