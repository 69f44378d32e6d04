import type { IncomingHttpHeaders } from 'node:http';
import type { FailureReason } from '#domain/problem.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { isConfigured } from '#platform/config/configured-services.ts';
import { toUpstreamProblem } from '#upstream/client/upstream-error.ts';
import { describeConnectionError, describeConnectionRemedy, type Finding } from './finding.ts';
import { probe } from './probe.ts';

/** A small read call for each service. */
export const SERVICES = [
  { subject: 'Scripting', variable: 'SCRIPT_BASE_URL', key: 'script', path: 'v1/processes?pageSize=1' },
  { subject: 'Calendar', variable: 'CALENDAR_BASE_URL', key: 'calendar', path: 'users/me/calendarList?maxResults=1' },
  { subject: 'File storage', variable: 'DRIVE_BASE_URL', key: 'drive', path: 'about?fields=kind' },
] as const;
const UPLOAD = {
  subject: 'Upload',
  variable: 'UPLOAD_URL',
  key: 'upload',
  path: 'files?uploadType=resumable',
} as const;

const MAX_MESSAGE_LENGTH = 300;

type Service = (typeof SERVICES)[number] | typeof UPLOAD;

/** Calls each service without a token, which must be rejected as such, and with a token, which must be accepted. */
export async function checkServices({ upstreams }: BffConfig, accessToken: string | undefined): Promise<Finding[]> {
  const isOn = ({ key }: Service) => isConfigured(upstreams[key]);
  const off = SERVICES.filter((service) => !isOn(service)).map(
    ({ subject, variable }): Finding => ({ level: 'info', subject, text: `switched off by ${variable}` }),
  );
  const anonymous = [...SERVICES, UPLOAD]
    .filter(isOn)
    .map((service) => checkAnonymous(service, upstreams[service.key]));
  const authorized = SERVICES.filter(isOn).map(
    (service) => accessToken && checkAuthorized(service, upstreams[service.key], accessToken),
  );
  return (await Promise.all([...off, ...anonymous, ...authorized])).filter((finding) => typeof finding === 'object');
}

/** Checks whether the embedded services run. Returns a finding if they do not. */
export async function checkEmbeddedServices(origin: string): Promise<Finding | undefined> {
  try {
    const response = await probe(`${origin}/healthz`);
    await response.body?.cancel();
    return undefined;
  } catch (error) {
    const text = `the embedded services do not respond at ${origin}: ${describeConnectionError(error)}`;
    const remedy = 'start Rotunda; if it runs on other ports, set PORT and SERVICES_PORT to them';
    return { level: 'error', subject: 'Services', text, remedy };
  }
}

async function checkAnonymous(service: Service, base: string): Promise<Finding> {
  const { subject, variable } = service;
  const response = await call(service, base);
  if ('level' in response) return response;
  const { status, type } = response;
  if ([401, 403].includes(status)) {
    return { level: 'ok', subject, text: `${base} responds, and refuses calls without a token` };
  }
  const text = `${base}${service.path} responds with ${status}${type === '' ? '' : ` and ${type}`} to a call without a token`;
  if (status >= 500) return { level: 'error', subject, text, remedy: 'the service or a proxy in front of it is down' };
  return { level: 'error', subject, text: `${text}, where 401 or 403 is expected`, remedy: `check ${variable}` };
}

async function checkAuthorized(service: Service, base: string, accessToken: string): Promise<Finding> {
  const { subject } = service;
  const response = await call(service, base, accessToken);
  if ('level' in response) return response;
  const { status } = response;
  if (status < 300) return { level: 'ok', subject, text: 'accepts the token of the session' };
  const { message, failure, link, upstream } = toUpstreamProblem(response);
  const reason = upstream?.reason === undefined ? '' : ` (${upstream.reason})`;
  const text = `responds with ${status}${reason} to the token of the session: ${message.slice(0, MAX_MESSAGE_LENGTH)}`;
  return { level: 'error', subject, text, remedy: link ?? getRemedy(status, failure) };
}

function getRemedy(status: number, failure: FailureReason | undefined): string {
  if (status === 401) return 'the service does not accept tokens of OIDC_ISSUER: check that both belong together';
  switch (failure) {
    case 'api_disabled':
      return 'enable the API in the project of OIDC_CLIENT_ID';
    case 'scope_missing':
      return 'register the scopes above, check SCOPE_BASE, and sign in again';
    case 'domain_policy':
      return 'ask the administrator of the organisation to allow the service and this client';
    case 'not_offered':
      return 'the service lacks the operation: the screens that need it stay empty';
    case 'quota':
      return 'the quota is used up at the moment: run this again later';
    default:
      return 'check whether the organisation lets this user and this client use the service';
  }
}

type Called = { status: number; type: string; headers: IncomingHttpHeaders; body: string };

async function call(
  { subject, variable, key, path }: Service,
  base: string,
  accessToken?: string,
): Promise<Called | Finding> {
  const sent = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  try {
    // Uploads begin with a POST; no other method exists at their address.
    const method = key === 'upload' ? 'POST' : 'GET';
    const response = await probe(base + path, { method, headers: sent });
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, type, headers, body: await response.text() };
  } catch (error) {
    const reason = describeConnectionError(error);
    const remedy = describeConnectionRemedy(variable, reason);
    return { level: 'error', subject, text: `${base} does not respond: ${reason}`, remedy };
  }
}
