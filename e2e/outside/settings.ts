import { OPENID_SETTINGS, type OpenIdSettingName } from '../../apps/bff/src/testing/servers/openid-settings.ts';
import { brokenResponses } from './behaviours/broken-responses.ts';
import { CONTENT_HOST, contentRedirects } from './behaviours/content-redirects.ts';
import { emptyPages } from './behaviours/empty-pages.ts';
import { missingOperations } from './behaviours/missing-operations.ts';
import { publicMembers } from './behaviours/public-members.ts';
import { rejectAlways, rejectEveryNth } from './behaviours/quota.ts';
import { shortWatches } from './behaviours/short-watches.ts';
import { unknownValues } from './behaviours/unknown-values.ts';
import { DEMO_CONTENT, DEMO_EMPTY_STATES } from './demo-organisation.ts';
import { emulate } from './emulate.ts';
import { type ExpectedEmptyStates, NOT_OFFERED_TITLE } from './expected-empty-states.ts';
import { googleDriveMock } from './google-drive-mock.ts';
import { serviceVariables, startProvider, toSettingName } from './openid-console.ts';
import { startPostgres } from './postgres.ts';
import { type FrontBehaviour, ServiceFront } from './service-front.ts';
import type { Setting, SettingContext, TestEnvironment } from './setting.ts';

/**
 * A variant of the services combined with one of a provider. A provider's differences are limited to its tokens, and the services
 * do not depend on it, so one console can test both.
 */
type ServiceSetting = Pick<TestEnvironment, 'affectedRoutes' | 'forbiddenTexts' | 'usesPageLoads'> &
  Pick<Setting, 'isTestedOverHttp'> & {
    name: string;
    provider: OpenIdSettingName;
    behaviours(): readonly FrontBehaviour[];
    empty?: ExpectedEmptyStates;
    isJobAwaited?: boolean;
  };

const SERVICE_SETTINGS: readonly ServiceSetting[] = [
  {
    name: 'services that behave like the public ones',
    provider: 'Google-like provider',
    behaviours: () => [publicMembers, emptyPages, contentRedirects, shortWatches],
    usesPageLoads: true,
  },
  {
    name: 'quota exceeded on every fifth call',
    provider: 'rotating refresh tokens',
    behaviours: () => [rejectEveryNth(5)],
    isTestedOverHttp: true,
    // The job is waiting for the quota.
    isJobAwaited: false,
    empty: { '_console.activity': [/^No activity yet$/] },
    usesPageLoads: true,
  },
  {
    name: 'exhausted quota for approvals and access requests',
    provider: 'non-rotating refresh tokens',
    behaviours: () => [rejectAlways(['drive.approvals.list', 'drive.accessproposals.list'])],
    forbiddenTexts: {
      '_console.index': /All clear(?! so far)/,
      '_console.reviews.index': /Scan complete/,
      '_console.access-requests': /Scan complete/,
    },
  },
  {
    name: 'services without approvals, access requests and labels',
    provider: 'client_secret_post only',
    behaviours: () => [missingOperations],
    affectedRoutes: [
      '_console.index',
      '_console.reviews.index',
      '_console.access-requests',
      '_console.file.$fileId.approvals',
      '_console.file.$fileId.labels',
    ],
    empty: { '*': [NOT_OFFERED_TITLE] },
  },
  {
    name: 'broken responses',
    provider: 'private_key_jwt',
    behaviours: () => [brokenResponses],
    usesPageLoads: true,
  },
  {
    name: 'unknown enum values',
    provider: 'public client with PKCE',
    behaviours: () => [unknownValues],
    affectedRoutes: [
      '_console.processes',
      '_console.calendar.$view.$date',
      '_console.calendars.$calendarId.access',
      '_console.events.index',
      '_console.file.$fileId.approvals',
      '_console.file.$fileId.sharing',
      '_console.scripts.$scriptId.processes',
    ],
    // An unknown role in a calendar is treated as one that may not view its rules.
    empty: { '_console.calendars.$calendarId.access': [/^You cannot see who has access$/] },
  },
];

const serviceSettings = SERVICE_SETTINGS.map(
  ({
    name,
    provider,
    behaviours,
    affectedRoutes,
    forbiddenTexts,
    usesPageLoads,
    isTestedOverHttp = false,
    ...own
  }): Setting => ({
    names: [name, toSettingName(provider)],
    isTestedOverHttp,
    start: async (context) => ({
      ...(await startWithBehaviours(context, provider, behaviours(), own)),
      affectedRoutes,
      forbiddenTexts,
      usesPageLoads,
    }),
  }),
);

const POSTGRES_PROVIDER = 'userinfo as the configured claims source';
const postgres: Setting = {
  names: ['PostgreSQL with scram-sha-256', toSettingName(POSTGRES_PROVIDER)],
  isTestedOverHttp: true,
  async start(context) {
    const database = await startPostgres(context.resources);
    const surroundings = await startWithBehaviours(context, POSTGRES_PROVIDER, []);
    return { ...surroundings, variables: { ...surroundings.variables, ...database } };
  },
};

/** All service settings. */
const otherServices: readonly Setting[] = [...serviceSettings, emulate, googleDriveMock, postgres];

const openIdNames = Object.keys(OPENID_SETTINGS) as OpenIdSettingName[];

/** The remaining provider variants, with the unchanged embedded services. */
const providerSettings = openIdNames
  .filter((name) => otherServices.every(({ names }) => !names.includes(toSettingName(name))))
  .map(
    (name): Setting => ({
      names: [toSettingName(name)],
      isTestedOverHttp: true,
      start: (context) => startWithBehaviours(context, name, []),
    }),
  );

/** Starts a provider, and the embedded services behind a front that accepts its tokens and has these behaviours. */
async function startWithBehaviours(
  { embedded, files, consoleOrigin, resources }: SettingContext,
  name: OpenIdSettingName,
  behaviours: readonly FrontBehaviour[],
  { empty = {}, isJobAwaited = true }: Pick<ServiceSetting, 'empty' | 'isJobAwaited'> = {},
): Promise<TestEnvironment> {
  const { provider, variables } = await startProvider(name, files, consoleOrigin);
  resources.use(provider);
  const { origin, authorization } = embedded;
  const accepts = (token: string) => provider.accepts(token);
  const front = resources.use(await ServiceFront.start({ origin, authorization }, { accepts, behaviours }));
  return {
    variables: {
      ...serviceVariables(front.origin),
      BFF_CONTENT_HOSTS: `${CONTENT_HOST}:${new URL(front.origin).port}`,
      ...variables,
    },
    findScreens: (page) => embedded.findScreens(page, { isJobAwaited }),
    empty: { ...DEMO_EMPTY_STATES, ...empty },
    expectedTexts: DEMO_CONTENT,
  };
}

/** All settings, in test order. */
export const settings: readonly Setting[] = [...otherServices, ...providerSettings];
