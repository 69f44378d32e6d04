import type { Call } from '#shared/api/call-log.ts';

/**
 * A call as a command for a shell. It holds no secret: whoever runs it puts a session of their own in the place of
 * `$ROTUNDA_COOKIE`, and what was sent into `body.json`, unless the body is given.
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
