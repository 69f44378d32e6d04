/** The body of an upload does not consist of two multipart parts, a part cannot be decoded, or the body ends early. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}
