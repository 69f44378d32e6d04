import { GOOGLE_LIKE, OPENID_SETTINGS, type OpenIdSetting } from '../../apps/bff/src/testing/openid-settings.ts';
import { brokenAnswers } from './behaviours/broken-answers.ts';
import { CONTENT_HOST, contentRedirects } from './behaviours/content-redirects.ts';
import { emptyPages } from './behaviours/empty-pages.ts';
import { missingOperations } from './behaviours/missing-operations.ts';
import { publicMembers } from './behaviours/public-members.ts';
import { refuseAlways, refuseOneIn } from './behaviours/quota.ts';
import { shortWatches } from './behaviours/short-watches.ts';
import { unknownValues } from './behaviours/unknown-values.ts';
import { DEMO_EMPTY, DEMO_SHOWN } from './demo-organisation.ts';
import { emulate } from './emulate.ts';
import { googleDriveMock } from './google-drive-mock.ts';
import { servicesAt, startProvider } from './openid-console.ts';
import { startPostgres } from './postgres.ts';
import { type FrontBehaviour, ServiceFront } from './service-front.ts';
import type { Setting, SettingContext, Surroundings } from './setting.ts';
import { NOT_OFFERED, type TrueEmptiness } from './true-emptiness.ts';

/** Providers with everything that organisations set up differently, before the embedded services as they are. */
const providerSettings: readonly Setting[] = Object.entries(OPENID_SETTINGS).map(([name, prepare]) => ({
  name: `oidc-provider, ${name}`,
  start: (context) => startBehind(context, prepare(context.files), []),
}));

type ServiceSetting = Pick<Setting, 'name' | 'isShort'> & {
  behaviours(): readonly FrontBehaviour[];
  empty?: TrueEmptiness;
  untrue?: Surroundings['untrue'];
};

const SERVICE_SETTINGS: readonly ServiceSetting[] = [
  {
    isShort: true,
    name: 'services like the public ones',
    behaviours: () => [publicMembers, emptyPages, contentRedirects, shortWatches],
  },
  {
    name: 'a quota that one call in five exceeds',
    behaviours: () => [refuseOneIn(5)],
  },
  {
    name: 'a quota of approvals and access requests that is used up',
    behaviours: () => [refuseAlways(['drive.approvals.list', 'drive.accessproposals.list'])],
    untrue: {
      '_console.index': /All clear(?! so far)/,
      '_console.reviews.index': /Scan complete/,
      '_console.access-requests': /Scan complete/,
    },
  },
  {
    name: 'services without approvals, access requests and labels',
    behaviours: () => [missingOperations],
    empty: { '*': [NOT_OFFERED] },
  },
  {
    name: 'broken responses',
    behaviours: () => [brokenAnswers],
  },
  {
    name: 'values that no document lists yet',
    behaviours: () => [unknownValues],
    // An unknown role at a calendar counts as one that may not see its rules.
    empty: { '_console.calendars.$calendarId.access': [/^You cannot see who has access$/] },
  },
];

const serviceSettings: readonly Setting[] = SERVICE_SETTINGS.map(({ name, isShort, behaviours, empty, untrue }) => ({
  name,
  isShort,
  start: async (context) => ({ ...(await startBehind(context, GOOGLE_LIKE, behaviours(), empty)), untrue }),
}));

const postgres: Setting = {
  name: 'PostgreSQL with scram-sha-256',
  async start(context) {
    const database = await startPostgres(context.resources);
    const surroundings = await startBehind(context, GOOGLE_LIKE, []);
    return { ...surroundings, variables: { ...surroundings.variables, ...database } };
  },
};

/** A provider, and the embedded services behind a front that takes its tokens and behaves in these ways. */
async function startBehind(
  { embedded, files, consoleOrigin, resources }: SettingContext,
  setting: OpenIdSetting,
  behaviours: readonly FrontBehaviour[],
  empty: TrueEmptiness = {},
): Promise<Surroundings> {
  const { provider, variables } = await startProvider(setting, files, consoleOrigin);
  resources.use(provider);
  const { origin, authorization } = embedded;
  const accepts = (token: string) => provider.accepts(token);
  const front = resources.use(await ServiceFront.start({ origin, authorization }, { accepts, behaviours }));
  return {
    variables: {
      ...servicesAt(front.origin),
      BFF_CONTENT_HOSTS: `${CONTENT_HOST}:${new URL(front.origin).port}`,
      ...variables,
    },
    findScreens: (page) => embedded.findScreens(page),
    empty: { ...DEMO_EMPTY, ...empty },
    shown: DEMO_SHOWN,
  };
}

/** Every setting, in the order in which they are tested. */
export const settings: readonly Setting[] = [
  ...serviceSettings,
  emulate,
  googleDriveMock,
  postgres,
  ...providerSettings,
];
