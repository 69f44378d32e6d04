import { catchOnly } from '#lib/catch-only.ts';
/** The target of a pasted text: a screen of the console, or a resource by its ID or URL. */
export type PastedTarget =
  | { kind: 'screen'; href: string }
  | { kind: 'id'; id: string }
  /** The ID of a process with a label, as in reports of runs: `Process 4984`. */
  | { kind: 'process'; processId: string }
  | { kind: 'event'; calendarId: string; eventId: string }
  | { kind: 'approval'; fileId: string; approvalId: string }
  /** An email address of a person or a calendar; people have calendars, too. */
  | { kind: 'address'; address: string; isCalendar: boolean };

const ID = /^[\w-]{10,}$/; // Shorter IDs exist, but cannot be distinguished from words.
const PROCESS = /^(?:process|execution|run)(?:[\s_-]*id)?[\s:#=]+([\w-]*\d[\w-]*)$/i;
const ID_IN_PATH = /\/(?:d|folders|projects|u\/\d+\/d)\/([\w-]{10,})/;
const PAIR = /^([\w-]{10,})\/([\w-]{5,})$/;
const ADDRESS = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const EVENT = /^([^\s@/]+@[^\s@/]+\.[^\s@/]+)\/([\w-]{5,})$/;
const CALENDAR = /@(?:group|resource|import)\.calendar\./; // Calendars that do not belong to a person.

/**
 * Parses a URL of the console, a URL of a file, script, event or calendar on the services' own pages, an ID, two IDs as
 * `calendar/event` or `file/approval`, the labelled ID of a process, or the email address of a person or calendar.
 */
export function readPastedTarget(text: string, origin: string): PastedTarget | undefined {
  if (ID.test(text)) return { kind: 'id', id: text };
  if (ADDRESS.test(text)) return toAddress(text);
  const [, processId] = PROCESS.exec(text) ?? [];
  if (processId !== undefined) return { kind: 'process', processId };
  const [, calendarId, eventId] = EVENT.exec(text) ?? [];
  if (calendarId !== undefined && eventId !== undefined) return { kind: 'event', calendarId, eventId };
  const [, fileId, approvalId] = PAIR.exec(text) ?? [];
  if (fileId !== undefined && approvalId !== undefined) return { kind: 'approval', fileId, approvalId };
  // Browsers copy URLs without the scheme, and users type them like this.
  const { host, protocol } = new URL(origin);
  const whole = text.startsWith(`${host}/`) ? `${protocol}//${text}` : text;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === origin) return { kind: 'screen', href: url.pathname + url.search + url.hash };
  return readCalendarUrl(url) ?? readFileUrl(url);
}

function readFileUrl(url: URL): PastedTarget | undefined {
  const id = ID_IN_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? '';
  return ID.test(id) ? { kind: 'id', id } : undefined;
}

// An event is identified by its ID and its calendar in Base64, a calendar by its ID, in Base64 or plain.
function readCalendarUrl({ pathname, searchParams }: URL): PastedTarget | undefined {
  const event = searchParams.get('eid') ?? /\/eventedit\/([\w-]+)/.exec(pathname)?.[1];
  if (event !== undefined && event !== null) {
    const [eventId = '', address = ''] = fromBase64(event).split(' ');
    const calendarId = address.replace(/@m$/, '@gmail.com').replace(/@g$/, '@group.calendar.google.com');
    return ADDRESS.test(calendarId) && eventId !== '' ? { kind: 'event', calendarId, eventId } : undefined;
  }
  const calendar = searchParams.get('cid') ?? searchParams.get('src');
  if (calendar === null) return undefined;
  const address = [calendar, fromBase64(calendar)].find((candidate) => ADDRESS.test(candidate));
  return address === undefined ? undefined : { kind: 'address', address, isCalendar: true };
}

function toAddress(address: string): PastedTarget {
  return { kind: 'address', address, isCalendar: CALENDAR.test(address) };
}

/** Decodes Base64 text. Returns an empty string if it is invalid. */
function fromBase64(text: string): string {
  return catchOnly(DOMException, () => atob(text.replaceAll('-', '+').replaceAll('_', '/'))) ?? '';
}
