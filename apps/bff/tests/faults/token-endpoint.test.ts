import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FaultHarness } from '#testing/faults/fault-harness.ts';

let bed: FaultHarness;

beforeAll(async () => {
  bed = await FaultHarness.start();
});

afterEach(async () => {
  bed.bff.issuer.tokenGate = async () => undefined;
  await bed.recover();
});

afterAll(() => bed[Symbol.asyncDispose]());

const READ = '/api/drive/v3/files/f1';

/** Makes the file service reject the operator's current credential, so that it has to be renewed. */
async function refuseCredential(): Promise<void> {
  bed.bff.upstream.handler = undefined;
  await bed.operator.request(READ);
  const refused = bed.bff.upstream.requests.findLast(({ url }) => !url.startsWith('/calendar'))?.headers.authorization;
  bed.response((request, response) => {
    request.resume();
    const isRefused = request.headers.authorization === refused;
    response.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/json' }).end('{}');
  });
}

/** Gives the operator a new session with its own credential. */
async function signInAgain(): Promise<void> {
  const again = await bed.bff.signIn('operator');
  for (const [name, value] of again.cookies) bed.operator.cookies.set(name, value);
}

describe('an identity provider', () => {
  test('that is slow to renew a credential delays only its user', async () => {
    await refuseCredential();
    const tokens = bed.bff.issuer.holdTokens();
    const requesting = bed.operator.request(READ);
    await tokens.arrived;
    // The bystander gets responses while the operator waits.
    await bed.outcome(bed.operator.request('/auth/session'));
    tokens.release();
    expect((await requesting).status).toBe(200);
  });

  test('that fails to renew a credential ends no session', async () => {
    await refuseCredential();
    bed.bff.issuer.tokenGate = () => Promise.reject(new Error('out of order'));
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject({
      status: 502,
      text: expect.stringContaining('"code":"upstream_unreachable"'),
    });
    expect((await bed.operator.request('/auth/session')).json()).toMatchObject({ authenticated: true });
    bed.bff.issuer.tokenGate = async () => undefined;
    // The provider has used up the refresh token anyway.
    await signInAgain();
    expect((await bed.operator.request(READ)).status).toBe(200);
  });

  test('that has revoked a credential ends its session and no other', async () => {
    await refuseCredential();
    bed.bff.issuer.revokeEverything();
    expect(await bed.outcome(bed.operator.request(READ))).toMatchObject({
      status: 401,
      text: expect.stringContaining('"code":"unauthenticated"'),
    });
    expect((await bed.operator.request('/auth/session')).json()).toMatchObject({ authenticated: false });
    await signInAgain();
  });
});
