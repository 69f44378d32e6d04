/** The body of an upload is not multipart of two parts, a part cannot be decoded, or the body ends early. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}
