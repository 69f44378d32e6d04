import type { Media } from './client.ts';

/**
 * Builds a `multipart/related` body (RFC 2387) of JSON metadata and media without copying the media, which must not contain the
 * boundary.
 */
export function toMultipartRelated(
  json: string,
  media: Media,
  boundary = `rotunda-${crypto.randomUUID()}`,
): { body: Blob; contentType: string } {
  const head = `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${json}\r\n`;
  const mediaHead = `--${boundary}\r\nContent-Type: ${media.contentType}\r\n\r\n`;
  return {
    body: new Blob([head, mediaHead, media.content, `\r\n--${boundary}--\r\n`]),
    contentType: `multipart/related; boundary=${boundary}`,
  };
}
