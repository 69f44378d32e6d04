import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeFailure, type SignInFailure } from '#identity/sessions/oidc/sign-in-failures.ts';
import type { IssuerResponse } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const CHUNK = ' '.repeat(2 ** 16);

const PLACES = ['/.well-known/openid-configuration', '/jwks', '/token'];

/** Sends one byte at a time until the client disconnects. */
function drip(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(' '), 200);
  response.once('close', () => clearInterval(timer));
}

function sendForever(response: ServerResponse): void {
  response.writeHead(200, JSON_TYPE);
  const send = () => {
    while (!response.destroyed && response.write(CHUNK));
    response.once('drain', send);
  };
  send();
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': 999 }).write('{"issuer":');
  setTimeout(() => response.socket?.destroy(), 50);
}

const FAULTS: readonly (readonly [string, IssuerResponse, SignInFailure])[] = [
  ['a connection that closes', (response) => response.socket?.destroy(), 'provider_unavailable'],
  ['half of a response', cutOff, 'provider_unavailable'],
  ['a response that takes too long', drip, 'provider_unavailable'],
  ['503', { status: 503 }, 'provider_unavailable'],
  ['429', { status: 429 }, 'provider_unavailable'],
  ['a response without an end', sendForever, 'provider_unusable'],
  ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }, 'provider_unusable'],
  ['404', { status: 404 }, 'provider_unusable'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'provider_unusable'],
];

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

test.each(PLACES.flatMap((place) => FAULTS.map((fault) => [place, ...fault] as const)))(
  'a provider whose %s sends %s is at fault, not the user, and the next sign-in succeeds',
  async (place, _what, response, reason) => {
    bff.issuer.override = (url) => (url.pathname === place ? response : undefined);
    const { status, text } = await bff.openBrowser().signIn();
    expect(text).toContain(describeFailure(reason).message);
    expect(status).toBe(502);
    bff.issuer.override = () => undefined;
    expect((await bff.openBrowser().signIn()).status).toBe(303);
  },
  30_000,
);
