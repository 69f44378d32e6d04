import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { ScriptResult } from '#core/operations/script-engine.ts';

// A script can replace the functions that make this value, so it may contain anything.
const resultSchema = z.object({
  mimeType: z
    .string()
    .regex(/^[\w.+-]+\/[\w.+-]+$/)
    .catch('text/plain'),
  content: z.string(),
  fileName: z.string().nullish(),
  /** The beginning of a page. Missing if the result is not a page. */
  head: z.string().optional(),
});

/** The data that a page needs to call functions of its script. */
type PageSettings = { callPath: string; token: string };

const clientSource = readFileSync(new URL('./page/script-client.js', import.meta.url), 'utf8');

// A web app is untrusted code at the services' address. The sandbox gives it an opaque origin: it cannot access cookies, storage
// or responses of the services.
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads';
const HOST = /^[\w.:[\]-]+$/;

/** Returns the headers of every web app response. With `callAddress`, the page may send its calls there. */
function toHeaders(callAddress = ''): Record<string, string> {
  const policy = [
    SANDBOX,
    "default-src https: data: blob: 'unsafe-inline'",
    `connect-src https: data: blob: ${callAddress}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Sends a text to a web app visitor. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...toHeaders(), 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/**
 * Sends the result of a web app. Pages receive `google.script`. A failure of the script is displayed with status 200, like on the
 * public platform, because the request itself was valid.
 */
export function sendScriptResult(response: ServerResponse, end: ScriptResult, page: PageSettings): void {
  if (end.status !== 'COMPLETED') {
    sendText(response, 200, 'error' in end ? end.error.message : 'The run was canceled.');
    return;
  }
  const { mimeType, content, fileName, head } = resultSchema.parse(JSON.parse(end.resultJson ?? '{}'));
  const host = response.req.headers.host ?? '';
  response.writeHead(200, {
    ...toHeaders(HOST.test(host) ? `http://${host}${page.callPath}` : ''),
    'content-type': `${mimeType}; charset=utf-8`,
    ...(fileName && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}`,
    }),
  });
  response.end(head === undefined ? content : head + toClientElement(page) + content);
}

// Paths and tokens contain no characters that need escaping in an attribute.
function toClientElement({ callPath, token }: PageSettings): string {
  return `<script data-call-path="${callPath}" data-token="${token}">(() => {${clientSource}})();</script>`;
}
