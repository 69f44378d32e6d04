import { readMember } from '@rotunda/api-client/read-member';

const MAX_LINK_LENGTH = 2_000;
const MAX_SCOPES = 20;
const LINK = /https:\/\/[^\s"'<>]+/;
const SECONDS = /^(\d{1,9})(?:\.\d{1,9})?s$/;

/** Returns the delay in seconds from `google.rpc.RetryInfo` in an error's details, rounded up, or undefined if there is none. */
export function readRetryDelay(body: unknown): number | undefined {
  for (const detail of readDetails(body)) {
    const delay = readMember(detail, 'retryDelay');
    const seconds = typeof delay === 'string' && SECONDS.test(delay) ? Math.ceil(Number.parseFloat(delay)) : undefined;
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

/**
 * Returns the https URL where the cause of an error can be resolved, from `google.rpc.Help` or ErrorInfo, from the older
 * `extendedHelp`, or from the message. Returns undefined if there is none.
 */
export function readHelpLink(body: unknown, message: string | undefined): string | undefined {
  const helps = readDetails(body).flatMap((detail) => [
    ...readList(readMember(detail, 'links')).map((link) => readMember(link, 'url')),
    readMember(readMember(detail, 'metadata'), 'activationUrl'),
  ]);
  const older = readList(readMember(readMember(body, 'error'), 'errors')).map((entry) =>
    readMember(entry, 'extendedHelp'),
  );
  const inMessage = message === undefined ? undefined : LINK.exec(message)?.[0].replace(/[.,;)]+$/, '');
  return [...helps, ...older, inMessage].find(isLink);
}

/**
 * Returns the alternative scopes that a call requires, from the header `WWW-Authenticate` (RFC 6750 section 3) or from ErrorInfo.
 */
export function readScopes(challenge: string | undefined, body: unknown): string[] | undefined {
  const quoted = /\bscope="([^"]*)"/.exec(challenge ?? '')?.[1];
  const listed = readDetails(body).map((detail) => readMember(readMember(detail, 'metadata'), 'scopes'));
  const text = [quoted, ...listed].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string'
    ? text
        .trim()
        .split(/[\s,]+/)
        .slice(0, MAX_SCOPES)
    : undefined;
}

function readDetails(body: unknown): unknown[] {
  return readList(readMember(readMember(body, 'error'), 'details'));
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isLink(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= MAX_LINK_LENGTH && value.startsWith('https://') && URL.canParse(value)
  );
}
