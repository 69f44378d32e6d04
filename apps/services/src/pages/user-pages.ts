import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Account } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { canReadPublication, findPublication, type Publication } from '#drive/revisions/publications.ts';
import { SIGNED_IN_PATH } from '#identity/clients.ts';
import { renderErrorPage } from '#identity/error-page.ts';
import { createPageHeaders, type Page, renderPage } from '#identity/page.ts';
import { FormError, isSameOriginPost, readForm } from '#identity/read-form.ts';
import type { UserSessions } from '#identity/user-sessions.ts';
import { applyExpiredAccess } from '#items/apply-expired-access.ts';
import { AccessRequests } from './access-requests.ts';
import { renderMailPage } from './mail-page.ts';
import { sendPublished } from './published-page.ts';

export type UserPagesOptions = {
  db: Database;
  blobs: BlobStore;
  clock: Clock;
  settings: ServiceSettings;
  sessions: UserSessions;
  /** Receives errors for which a generic page was sent. */
  onError: (error: unknown) => void;
};

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL; user: Account };

// The short paths are for users. The paths below /oidc receive the session cookie.
const PAGE_PATH = /^(\/oidc)?\/(?:mail|request-access\/([\w-]{1,100}))$/u;
const PUBLISHED = /^(?:\/oidc)?\/published\/([\w-]{1,100})\/([\w-]{1,100})$/u;

/** The services' own pages for users: published documents, access requests, and the mail that the services have sent. */
export class UserPages {
  readonly #options: UserPagesOptions;
  readonly #requests: AccessRequests;

  constructor(options: UserPagesOptions) {
    this.#options = options;
    this.#requests = new AccessRequests(options);
  }

  /** Whether a request is for one of these pages. */
  canHandle({ url = '' }: IncomingMessage): boolean {
    const [path = ''] = url.split('?');
    return path === SIGNED_IN_PATH || PAGE_PATH.test(path) || PUBLISHED.test(path);
  }

  /** Handles a request for one of these pages. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { settings, onError } = this.#options;
    try {
      await this.#response(request, response);
    } catch (error) {
      const { status, code } = error instanceof FormError ? error : { status: 500, code: 'server_error' };
      if (status === 500) onError(error);
      if (response.headersSent) response.destroy();
      else send(response, renderErrorPage(status, code, settings.consoleOrigin, 'Request failed'));
    }
  }

  async #response(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sessions, settings } = this.#options;
    const url = parseRequestTarget(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST') {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
      return;
    }
    if (url.pathname === SIGNED_IN_PATH) return this.#goOn(response, url);
    const [, itemId, revisionId] = PUBLISHED.exec(url.pathname) ?? [];
    const publication = itemId && revisionId ? findPublication(this.#options.db, itemId, revisionId) : undefined;
    if (publication?.isPublic) return sendPublished(this.#options, response, publication);
    if (!url.pathname.startsWith('/oidc/')) {
      return redirect(response, `${settings.publicOrigin}/oidc${url.pathname}${url.search}`);
    }
    const user = await sessions.find(request, response);
    if (!user) return redirect(response, sessions.toSignInAddress(url.pathname + url.search));
    if (itemId !== undefined) return this.#showPublished(response, publication, user);
    await this.#show({ request, response, url, user });
  }

  async #showPublished(response: ServerResponse, publication: Publication | undefined, user: Account): Promise<void> {
    const { db, clock } = this.#options;
    await db.retryWhileLocked(() => applyExpiredAccess(db, clock.nowMs()));
    if (!publication || !canReadPublication(db, publication, user)) throw new FormError(404, 'not_published');
    return sendPublished(this.#options, response, publication);
  }

  /** Redirects to the requested page after signing in, or to the console if the sign-in was cancelled. */
  #goOn(response: ServerResponse, url: URL): void {
    const { sessions, settings } = this.#options;
    const path = sessions.readReturnPath(url);
    if (path === undefined) throw new FormError(400, 'session_expired');
    redirect(response, url.searchParams.has('error') ? `${settings.consoleOrigin}/` : settings.publicOrigin + path);
  }

  async #show({ request, response, url, user: person }: Visit): Promise<void> {
    const { db, clock } = this.#options;
    const [, , itemId] = PAGE_PATH.exec(url.pathname) ?? [];
    if (itemId === undefined) {
      const before = Number(url.searchParams.get('before') ?? Number.NaN);
      return send(
        response,
        renderMailPage(db, person.email, Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER),
      );
    }
    await db.retryWhileLocked(() => applyExpiredAccess(db, clock.nowMs()));
    if (request.method === 'POST') {
      if (!isSameOriginPost(request, this.#options.settings.publicOrigin)) {
        throw new FormError(403, 'cross_site_request');
      }
      const form = await readForm(request);
      await db.retryWhileLocked(() => this.#requests.submit(itemId, person, form));
      return redirect(response, this.#options.settings.publicOrigin + url.pathname);
    }
    send(response, this.#requests.toPage(itemId, person));
  }
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, 'cache-control': 'no-store' }).end();
}

function send(response: ServerResponse, page: Page): void {
  response.writeHead(page.status, createPageHeaders()).end(renderPage(page));
}
