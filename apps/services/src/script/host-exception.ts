/** An error caused by a script, thrown as an exception in the script. */
export class HostException extends Error {
  override readonly name = 'Exception';
}
