import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { verifyPassword } from './accounts.ts';
import { consentPage } from './consent-page.ts';
import { renderErrorPage } from './error-page.ts';
import { createPageHeaders, type Page, renderPage } from './page.ts';
import { FormError, isSameOriginPost, readForm } from './read-form.ts';
import { type SignInProblem, signInPage } from './sign-in-page.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

type InteractionContext = { request: IncomingMessage; response: ServerResponse; interaction: Interaction };

/** Dependencies of the interaction pages. */
export type InteractionsOptions = {
  provider: Provider;
  db: Database;
  throttle: SignInThrottle;
  /** Origin of the identity provider. */
  origin: string;
  consoleOrigin: string;
  scopeBase: string;
  onError: (error: unknown) => void;
};

/** The pages on which a user signs in and gives consent, between an authorization request and its response. */
export class Interactions {
  readonly #options: InteractionsOptions;

  constructor(options: InteractionsOptions) {
    this.#options = options;
  }

  /** Handles a request below `/oidc/interaction/`. Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#response(request, response);
    } catch (error) {
      const { status, code } = toInteractionError(error);
      if (status === 500) this.#options.onError(error);
      if (response.headersSent) response.destroy();
      else send(response, renderErrorPage(status, code, this.#options.consoleOrigin));
    }
  }

  async #response(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const interaction = await this.#options.provider.interactionDetails(request, response);
    // The cookie identifies the interaction. A URL of another one comes from an old tab.
    if (!request.url?.endsWith(`/interaction/${interaction.uid}`)) {
      throw new errors.SessionNotFound('address and cookie belong to different interactions');
    }
    const context = { request, response, interaction };
    if (request.method === 'GET' || request.method === 'HEAD') await this.#show(context);
    else if (request.method === 'POST') await this.#submit(context);
    else response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  }

  async #show(context: InteractionContext): Promise<void> {
    const { prompt, params } = context.interaction;
    if (prompt.name === 'consent') await this.#showConsent(context);
    else await this.#showSignIn(context, toText(params.login_hint));
  }

  async #submit(context: InteractionContext): Promise<void> {
    if (!isSameOriginPost(context.request, this.#options.origin)) throw new FormError(403, 'cross_site_request');
    const form = await readForm(context.request);
    if (form.get('choice') === 'cancel') await this.#finish(context, { error: 'access_denied' });
    else if (context.interaction.prompt.name === 'consent') await this.#allow(context);
    else await this.#signIn(context, form);
  }

  async #showSignIn(
    { response, interaction }: InteractionContext,
    email: string,
    problem?: SignInProblem,
  ): Promise<void> {
    const clientName = await this.#getClientName(interaction);
    const page = signInPage({ clientName, email, problem, reason: toText(interaction.params.sign_in_reason) });
    if (problem?.kind === 'throttled') response.setHeader('retry-after', Math.ceil(problem.retryAfterMs / 1000));
    send(response, page, returnOrigin(interaction));
  }

  async #signIn(context: InteractionContext, form: URLSearchParams): Promise<void> {
    const { db, throttle } = this.#options;
    const email = (form.get('email') ?? '').trim();
    const address = context.request.socket.remoteAddress ?? '';
    const throttled = await throttle.begin(email, address);
    if (throttled) return this.#showSignIn(context, email, { kind: 'throttled', ...throttled });
    const account = await verifyPassword(db, email, form.get('password') ?? '');
    if (!account) return this.#showSignIn(context, email, { kind: 'wrong' });
    await throttle.recordSuccess(email, address);
    await this.#finish(context, { login: { accountId: account.id, amr: ['pwd'] } });
  }

  async #showConsent({ response, interaction }: InteractionContext): Promise<void> {
    const { db, scopeBase } = this.#options;
    const account = interaction.session && findAccount(db, interaction.session.accountId);
    if (!account) throw new errors.SessionNotFound('no one is signed in');
    const page = consentPage({
      clientName: await this.#getClientName(interaction),
      email: account.email,
      scopeBase,
      scopes: toText(interaction.params.scope).split(' '),
    });
    send(response, page, returnOrigin(interaction));
  }

  async #allow(context: InteractionContext): Promise<void> {
    const { provider } = this.#options;
    const { session, params, grantId } = context.interaction;
    if (!session) throw new errors.SessionNotFound('no one is signed in');
    const known = grantId ? await provider.Grant.find(grantId) : undefined;
    const grant = known ?? new provider.Grant({ accountId: session.accountId, clientId: toText(params.client_id) });
    grant.addOIDCScope(toText(params.scope));
    await this.#finish(context, { consent: { grantId: await grant.save() } });
  }

  async #getClientName({ params }: Interaction): Promise<string> {
    const client = await this.#options.provider.Client.find(toText(params.client_id));
    return client?.clientName ?? toText(params.client_id);
  }

  async #finish(
    { request, response }: InteractionContext,
    result: Parameters<Provider['interactionFinished']>[2],
  ): Promise<void> {
    await this.#options.provider.interactionFinished(request, response, result);
  }
}

function send(response: ServerResponse, page: Page, formOrigin?: string): void {
  response.writeHead(page.status, createPageHeaders(formOrigin)).end(renderPage(page));
}

function toInteractionError(error: unknown): { status: number; code: string } {
  if (error instanceof FormError) return error;
  if (error instanceof errors.SessionNotFound) return { status: 400, code: 'session_expired' };
  return { status: 500, code: 'server_error' };
}

function returnOrigin({ params }: Interaction): string {
  return new URL(toText(params.redirect_uri)).origin;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
