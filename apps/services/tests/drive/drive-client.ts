import { drive, type drive_v3 } from '@googleapis/drive';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { issueAccessToken } from '#core/auth/access-tokens.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { TestServices } from '#testing/start-test-services.ts';

/** Returns the public client library of the file storage service, signed in as one user of the test services. */
export function driveAs(services: TestServices, email: string): drive_v3.Drive {
  return driveWith(services, services.token(email));
}

/** Returns a client of an app that has the scopes with these suffixes. */
export function driveThrough(
  services: TestServices,
  email: string,
  { clientId, suffixes }: { clientId: string; suffixes: readonly string[] },
): drive_v3.Drive {
  const token = issueAccessToken(services.db, {
    accountId: services.account(email).id,
    clientId,
    scopes: suffixes.map((suffix) => toScopeIdentifier('https://www.googleapis.com', suffix)),
    expiresAt: services.clock.nowMs() + HOUR_MS,
  });
  return driveWith(services, token);
}

function driveWith({ origin }: TestServices, token: string): drive_v3.Drive {
  const headers = { authorization: `Bearer ${token}` };
  return drive({ version: 'v3', rootUrl: `${origin}/`, headers, retry: false });
}

/** Returns the error of a rejected call. Throws if the call succeeds. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; reason: string; location?: string }> {
  const outcome = await call.then(
    () => undefined,
    (error: { response?: { status: number; data: { error: { errors: { reason: string; location?: string }[] } } } }) =>
      error.response,
  );
  const detail = outcome?.data.error.errors[0];
  if (!outcome || !detail) throw new Error('the call was not refused by the service');
  return { status: outcome.status, reason: detail.reason, ...(detail.location && { location: detail.location }) };
}

/** Returns call options for uploads: the client applies its base address to uploads only if the call contains it. */
export function uploadsTo(services: TestServices): { rootUrl: string } {
  return { rootUrl: `${services.origin}/` };
}
