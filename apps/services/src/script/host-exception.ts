/** What a script's mistake becomes: an exception in the script. */
export class HostException extends Error {
  override readonly name = 'Exception';
}
