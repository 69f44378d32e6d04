import { randomBytes } from 'node:crypto';
import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { CONFERENCE_TYPE } from '#calendar/conference-properties.ts';
import { invalid, invalidMember, missing } from '#calendar/errors.ts';
import type { EventContent } from '#calendar/events/model/event.ts';

type Conference = CalendarSchemas['ConferenceData'];
type EntryPoint = CalendarSchemas['EntryPoint'];

const SCHEMES: ReadonlyMap<string, RegExp> = new Map([
  ['video', /^https?:/i],
  ['more', /^https?:/i],
  ['phone', /^tel:/i],
  ['sip', /^sip:/i],
]);
const MAX_URI_CHARACTERS = 1300;
const MAX_NOTES_CHARACTERS = 2048;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Validates the submitted conference of an event. With version 0, the client does not support conferences, so the stored
 * conference is retained. Throws 400.
 */
export function checkConference(
  { conferenceData: sent }: CalendarSchemas['Event'],
  known: { conferenceDataVersion?: number | undefined },
  stored: EventContent,
): Pick<EventContent, 'conferenceData' | 'hangoutLink'> {
  const { conferenceDataVersion: version = 0 } = known;
  if (version !== 0 && version !== 1) throw invalidMember('conferenceDataVersion');
  if (version === 0) return retain(stored);
  if (!sent) return {};
  const request = sent.createRequest;
  if (!request) return { conferenceData: checkCopied(sent) };
  if (!request.requestId) throw missing('Missing conference request id.');
  // A request with the same ID has already been handled.
  if (stored.conferenceData?.createRequest?.requestId === request.requestId) return retain(stored);
  const type = request.conferenceSolutionKey?.type ?? CONFERENCE_TYPE;
  if (type !== CONFERENCE_TYPE) throw invalid('Invalid conference type value.');
  return create(request.requestId);
}

function retain({ conferenceData, hangoutLink }: EventContent): Pick<EventContent, 'conferenceData' | 'hangoutLink'> {
  return { ...(conferenceData && { conferenceData }), ...(hangoutLink && { hangoutLink }) };
}

function create(requestId: string): Pick<EventContent, 'conferenceData' | 'hangoutLink'> {
  const conferenceId = generateConferenceId();
  const uri = `https://meet.google.com/${conferenceId}`;
  const key = { type: CONFERENCE_TYPE };
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest: { requestId, conferenceSolutionKey: key, status: { statusCode: 'success' } },
      entryPoints: [{ entryPointType: 'video', uri, label: uri.slice('https://'.length) }],
      conferenceSolution: { key, name: 'Google Meet', iconUri: 'https://meet.google.com/favicon.ico' },
      conferenceId,
    },
  };
}

/** Generates ten random letters in the form `aaa-bbbb-ccc`. */
function generateConferenceId(): string {
  const letters = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return [letters.slice(0, 3), letters.slice(3, 7), letters.slice(7)].join('-');
}

/** Validates a conference copied from another event, with its solution and at least one entry point. */
function checkCopied(sent: Conference): Conference {
  const entryPoints = sent.entryPoints ?? [];
  if (!sent.conferenceSolution || entryPoints.length === 0) throw invalidMember('conferenceData');
  for (const entryPoint of entryPoints) checkEntryPoint(entryPoint);
  if ((sent.notes ?? '').length > MAX_NOTES_CHARACTERS) throw invalidMember('conferenceData.notes');
  return sent;
}

function checkEntryPoint({ entryPointType = '', uri = '' }: EntryPoint): void {
  const scheme = SCHEMES.get(entryPointType);
  if (!scheme) throw invalidMember('conferenceData.entryPoints.entryPointType');
  if (!scheme.test(uri) || uri.length > MAX_URI_CHARACTERS) throw invalidMember('conferenceData.entryPoints.uri');
}
