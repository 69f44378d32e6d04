import { calendar, type calendar_v3 } from '@googleapis/calendar';
import type { TestServices } from '#testing/start-test-services.ts';

/** Returns the public client library of the calendar service, signed in as one user of the test services. */
export function calendarAs(services: TestServices, email: string): calendar_v3.Calendar {
  return calendar({
    version: 'v3',
    rootUrl: `${services.origin}/`,
    headers: { authorization: `Bearer ${services.token(email)}` },
    retry: false,
  });
}

type Refusal = {
  status: number;
  data: { error: { message: string; errors: { domain: string; reason: string; location?: string }[] } };
};

/** Returns the error of a rejected call. Throws if the call succeeds. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; domain: string; reason: string; message: string; location?: string }> {
  const outcome = await call.then(
    () => undefined,
    (error: { response?: Refusal }) => error.response,
  );
  const detail = outcome?.data.error.errors[0];
  if (!outcome || !detail) throw new Error('the call was not refused by the service');
  const { domain, reason, location } = detail;
  return { status: outcome.status, domain, reason, message: outcome.data.error.message, ...(location && { location }) };
}

/** Creates a timed event of one hour in UTC, from a time such as `2026-11-23T09:00`. */
export function hourFrom(time: string, summary = time): calendar_v3.Schema$Event {
  const start = new Date(`${time}:00Z`);
  return {
    summary,
    start: { dateTime: start.toISOString(), timeZone: 'UTC' },
    end: { dateTime: new Date(start.getTime() + 3_600_000).toISOString(), timeZone: 'UTC' },
  };
}

/** Creates an all-day event of one day. */
export function dayOf(date: string, summary = date): calendar_v3.Schema$Event {
  const end = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  return { summary, start: { date }, end: { date: end } };
}

/** Returns the summaries of listed events. */
export function summariesOf(list: calendar_v3.Schema$Events): (string | null | undefined)[] {
  return (list.items ?? []).map((event) => event.summary);
}

/** Creates a shared calendar. Returns its ID. */
export async function newCalendar(client: calendar_v3.Calendar, summary = 'Team'): Promise<string> {
  return (await client.calendars.insert({ requestBody: { summary } })).data.id ?? '';
}

/** Grants a user a role in a calendar without a notification. */
export async function share(
  client: calendar_v3.Calendar,
  calendarId: string,
  role: string,
  value = 'bo@example.com',
): Promise<void> {
  const requestBody = { role, scope: { type: 'user', value } };
  await client.acl.insert({ calendarId, requestBody, sendNotifications: false });
}
