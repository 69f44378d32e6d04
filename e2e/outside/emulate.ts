import type { Page } from '@playwright/test';
import { createEmulator } from 'emulate';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { CLIENT_ID, CLIENT_SECRET } from '../../apps/bff/src/testing/servers/test-issuer.ts';
import { COMMON_IDS, listScreens, runJob } from '../fixtures/screens.ts';
import { UNUSED_CONSOLE_EMPTY_STATES } from './expected-empty-states.ts';
import { OPERATOR, SCOPE_BASE } from './openid-console.ts';
import type { Setting, SettingContext, TestEnvironment } from './setting.ts';

const FOLDER = { id: 'folder-plans', name: 'Plans' };
const FILE = { id: 'file-budget', name: 'Budget.txt' };
const EVENT = { id: 'event-kickoff', summary: 'Kick-off' };
const NEXT_EVENT = { id: 'event-retrospective', summary: 'Retrospective' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The emulator of Google sign-in, Calendar and Drive from the package `emulate`. It does not support scripts. */
export const emulate: Setting = {
  names: ['emulate as provider, calendar and drive'],
  async start({ consoleOrigin, files, resources }: SettingContext): Promise<TestEnvironment> {
    const port = await findFreePort();
    const origin = `http://localhost:${port}`;
    const emulator = await createEmulator({
      service: 'google',
      port,
      baseUrl: origin,
      seed: toSeedData(consoleOrigin),
    });
    resources.defer(() => emulator.close());
    return {
      variables: {
        SCRIPT_BASE_URL: 'off',
        CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
        DRIVE_BASE_URL: `${origin}/drive/v3/`,
        UPLOAD_URL: `${origin}/upload/drive/v3/`,
        SCOPE_BASE,
        OIDC_ISSUER: origin,
        OIDC_CLIENT_ID: CLIENT_ID,
        OIDC_CLIENT_SECRET_FILE: files.secretFile,
        // The emulator also announces client_secret_basic but does not support it.
        OIDC_CLIENT_AUTH: 'client_secret_post',
        OIDC_PROFILE: 'google',
        BFF_ROLES_FROM: 'table',
        BFF_FIRST_OPERATOR: OPERATOR.email,
      },
      signIn,
      findScreens: async (page) => listScreens({ ...IDS, jobId: await runJob(page, FILE.id) }),
      empty: UNUSED_CONSOLE_EMPTY_STATES,
      expectedTexts: {
        '_console.files.index': FOLDER.name,
        '_console.files.$folderId': FILE.name,
        '_console.file.$fileId.preview': FILE.name,
        '_console.calendar.$view.$date': EVENT.summary,
        '_console.events.index': NEXT_EVENT.summary,
        // The emulator has no operation for a single event.
        '_console.events.$calendarId.$eventId': 'This service does not offer this.',
        '_console.settings.account': OPERATOR.email,
      },
    };
  },
};

const IDS = {
  ...COMMON_IDS,
  fileId: FILE.id,
  folderId: FOLDER.id,
  eventId: EVENT.id,
  email: OPERATOR.email,
  // The emulator has none of these.
  scriptId: 'none',
  driveId: 'none',
  approvalId: 'none',
};

function toEvent({ id, summary }: { id: string; summary: string }, startMs: number) {
  return {
    id,
    summary,
    user_email: OPERATOR.email,
    calendar_id: 'primary',
    start_date_time: new Date(startMs).toISOString(),
    end_date_time: new Date(startMs + HOUR_MS).toISOString(),
  };
}

function toSeedData(consoleOrigin: string) {
  const mine = { user_email: OPERATOR.email };
  return {
    google: {
      users: [{ email: OPERATOR.email, name: OPERATOR.name }],
      oauth_clients: [
        { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [`${consoleOrigin}/auth/callback`] },
      ],
      calendars: [{ ...mine, id: 'primary', summary: OPERATOR.email, primary: true, selected: true, time_zone: 'UTC' }],
      calendar_events: [
        toEvent(EVENT, Date.parse(`${COMMON_IDS.date}T09:00Z`)),
        toEvent(NEXT_EVENT, Date.now() + DAY_MS),
      ],
      drive_items: [
        { ...mine, ...FOLDER, mime_type: 'application/vnd.google-apps.folder', parent_ids: ['root'] },
        { ...mine, ...FILE, mime_type: 'text/plain', parent_ids: [FOLDER.id], data: 'Twelve euros' },
      ],
    },
  };
}

/** Selects the account, and again when the console requests the scopes of the role. */
async function signIn(page: Page): Promise<void> {
  const account = page.getByRole('button', { name: OPERATOR.email });
  await account.waitFor();
  const first = new URL(page.url());
  await account.click();
  await page.waitForURL(({ href, pathname }) => pathname === first.pathname && href !== first.href);
  await account.click();
}
