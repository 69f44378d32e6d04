import type { Call } from '#shared/api/call-log.ts';

/**
 * Returns a call as a shell command. It contains no secrets: the user must provide their own session in `$ROTUNDA_COOKIE`, and
 * the request body in `body.json` unless the body is given.
 */
export function toCurl(
  { method, path, hasBody, body }: Pick<Call, 'method' | 'path' | 'hasBody'> & { body?: string },
  origin: string,
): string {
  const parts = [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quote(`${origin}${path}`),
    "-H 'x-bff-csrf: 1'",
    '-H "cookie: $ROTUNDA_COOKIE"',
    ...(hasBody ? ["-H 'content-type: application/json'", `--data ${body ? quote(body) : '@body.json'}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
