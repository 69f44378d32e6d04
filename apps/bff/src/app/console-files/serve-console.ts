import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { basename, extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { components } from '@rotunda/api-client/bff-types';
import type { Context, Handler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { applyBasePath } from './apply-base-path.ts';
import { embedSession } from './embed-session.ts';
import { findScreen, ScreenListFile } from './screen-list.ts';

// The listeners of a response: those of the server, the request, the log and the pipeline add up to eleven.
const MAX_LISTENERS = 20;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The longest that the page waits for the session. The console then requests it itself, and says so if it cannot be read. */
const SESSION_WAIT_MS = 200;

type Session = components['schemas']['Session'];

/** Returns the session of the user who opens the page. Returns undefined if no user is signed in. */
export type ReadSession = (context: Context<AppEnv>) => Promise<Session | undefined>;

const ICONS: ReadonlySet<string> = new Set(['.ico', '.png', '.svg']);

/**
 * Serves the built console from a directory. Files below `assets/` have a hash in their name and are cached permanently, icons
 * for a day. At the addresses of screens, requests that accept HTML get the page, which routes on the client. A browser that
 * navigates to any other address gets the page with 404, which informs the user; other requests get a problem, whatever the
 * method. Precompressed files (`.br`) are preferred. Below a base path, the page's addresses include it. The page of a signed-in
 * user contains the session.
 */
export function serveConsole(directory: string, basePath = '', readSession?: ReadSession): Handler<AppEnv> {
  const root = resolve(directory);
  const screens = new ScreenListFile(root);
  return async function serveFile(context) {
    const path = resolvePath(root, context.req.path);
    const stats = path === undefined ? undefined : await findFile(path);
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      const isThere = stats !== undefined || (await isScreenOf(screens, context.req.path));
      throw new ProblemError(isThere ? 'method_not_allowed' : 'not_found');
    }
    if (path !== undefined && stats) return sendFile(context, path, stats);
    return sendPage(context, { root, screens, basePath, readSession });
  };
}

/** Whether a screen exists at the path. If the console is not built, every path may be a screen. */
async function isScreenOf(file: ScreenListFile, path: string): Promise<boolean> {
  const screens = await file.read();
  return screens === undefined || findScreen(screens, path) !== undefined;
}

type Page = { root: string; screens: ScreenListFile; basePath: string; readSession: ReadSession | undefined };

async function sendPage(
  context: Context<AppEnv>,
  { root, screens: file, basePath, readSession }: Page,
): Promise<Response> {
  const page = join(root, 'index.html');
  const [stats, screens] = await Promise.all([findFile(page), file.read()]);
  if (!stats || !screens) return context.text('The console is not built yet: run "pnpm build".\n', 503);
  const { headers } = context.env.incoming;
  const scripts = findScreen(screens, context.req.path);
  if (!acceptsHtml(headers.accept) || !(scripts || isNavigation(headers))) throw new ProblemError('not_found');
  if (scripts)
    context.env.outgoing.setHeader(
      'link',
      scripts.map((script) => toPreload(basePath, script)),
    );
  const session = scripts && isOpenedInTab(headers) ? await readInTime(context, readSession) : undefined;
  if (scripts && basePath === '' && !session) return sendFile(context, page, stats);
  const placed = applyBasePath(await readFile(page, 'utf8'), basePath);
  // Stored nowhere: it contains the key of the device cache.
  if (session) return context.html(embedSession(placed, session), 200, { 'cache-control': 'private, no-store' });
  if (scripts) return sendFile(context, page, stats, placed);
  return context.html(placed, 404, { 'cache-control': 'no-store' });
}

/**
 * Returns a header that preloads a script of the screen with the page. Otherwise, the browser would discover the script only
 * through the scripts before it.
 */
function toPreload(basePath: string, script: string): string {
  return `<${basePath}/${script}>; rel=modulepreload`;
}

/** Whether a browser navigates to the address. Programs that request a page do not send this header. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate';
}

/** Whether the response becomes the document of a tab. Other pages cannot read that, unlike what they load themselves. */
function isOpenedInTab(headers: IncomingHttpHeaders): boolean {
  return isNavigation(headers) && headers['sec-fetch-dest'] === 'document';
}

/** Returns the session, unless it cannot be read in time: the page has to open even then. */
async function readInTime(context: Context<AppEnv>, read: ReadSession | undefined): Promise<Session | undefined> {
  const session = read?.(context).catch(() => undefined);
  return Promise.race([session, setTimeout(SESSION_WAIT_MS, undefined, { ref: false })]);
}

function acceptsHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept);
}

function resolvePath(root: string, requestPath: string): string | undefined {
  const path = resolve(root, `.${requestPath}`);
  const isFile = path.startsWith(root + sep) && !requestPath.includes('\0');
  // Files that the build writes for the backend have names that begin with a dot.
  return isFile && !path.slice(root.length).includes(`${sep}.`) ? path : undefined;
}

async function findFile(path: string): Promise<Stats | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats : undefined;
}

function cacheRule(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable';
  // The page blocks on this file first, so the browser revalidates it in the background.
  if (basename(path) === 'early.js') return 'public, max-age=0, stale-while-revalidate=604800';
  // The page and the services' app listings refer to icons, and browsers request them unprompted, always by the same name.
  return ICONS.has(extname(path)) ? 'public, max-age=86400' : 'no-cache';
}

async function sendFile(context: Context<AppEnv>, path: string, stats: Stats, placed?: string): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const acceptsBrotli = /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '');
  const compressed = acceptsBrotli && placed === undefined ? await findFile(`${path}.br`) : undefined;
  const entityTag = `"${stats.size.toString(16)}-${Math.floor(stats.mtimeMs).toString(16)}${compressed ? '-br' : ''}"`;
  const headers = {
    'cache-control': cacheRule(path),
    etag: entityTag,
    vary: 'Accept-Encoding',
  };
  if (incoming.headers['if-none-match'] === entityTag) {
    outgoing.writeHead(304, headers).end();
    return RESPONSE_ALREADY_SENT;
  }
  outgoing.writeHead(200, {
    ...headers,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': placed === undefined ? (compressed ?? stats).size : Buffer.byteLength(placed),
    ...(compressed && { 'content-encoding': 'br' }),
  });
  outgoing.setMaxListeners(MAX_LISTENERS);
  if (incoming.method === 'HEAD' || placed !== undefined) outgoing.end(incoming.method === 'HEAD' ? undefined : placed);
  else await pipeline(createReadStream(compressed ? `${path}.br` : path), outgoing).catch(() => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
