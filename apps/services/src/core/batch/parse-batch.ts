import { parseHeaderLines } from '#core/http/multipart-syntax.ts';

/** The body is not a valid batch. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}

/** A request in a batch. Header names are in lower case. */
export type BatchPart = {
  contentId: string | undefined;
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

/** Parses a `multipart/mixed` body of `application/http` parts into requests. Tolerates bare line feeds. */
export function parseBatch(bytes: Buffer, boundary: string): BatchPart[] {
  // Latin-1 maps each byte to one character, so bodies can be sliced from the text and converted back losslessly.
  const text = `\n${bytes.toString('latin1')}`;
  const pieces = text.split(`\n--${boundary}`);
  const closing = pieces.findIndex((piece, index) => index > 0 && piece.startsWith('--'));
  if (closing < 0) throw new BatchError('the last delimiter is missing');
  return pieces.slice(1, closing).map((piece) => parsePart(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')));
}

function parsePart(text: string): BatchPart {
  const outer = splitHead(text);
  const partHeaders = parseHeaderLines(outer.head);
  if (!/^application\/http\s*(?:;|$)/i.test(partHeaders['content-type'] ?? '')) {
    throw new BatchError('a part is not of the type application/http');
  }
  const inner = splitHead(outer.rest);
  const [requestLine = '', ...lines] = inner.head.split(/\r?\n/);
  const match = /^([A-Za-z]+) (\S+)(?: HTTP\/1\.[01])?\s*$/.exec(requestLine);
  if (!match?.[1] || !match[2]) throw new BatchError('a part does not begin with a request line');
  return {
    contentId: partHeaders['content-id'],
    method: match[1].toUpperCase(),
    target: match[2],
    headers: parseHeaderLines(lines.join('\n')),
    body: Buffer.from(inner.rest, 'latin1'),
  };
}

function splitHead(text: string): { head: string; rest: string } {
  const match = /\r?\n\r?\n/.exec(text);
  if (!match) return { head: text, rest: '' };
  return { head: text.slice(0, match.index), rest: text.slice(match.index + match[0].length) };
}
