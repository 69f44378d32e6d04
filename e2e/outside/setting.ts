import type { Page } from '@playwright/test';
import type { ClientFiles } from '../../apps/bff/src/testing/servers/openid-settings.ts';
import type { ScreenAddress } from '../fixtures/screens.ts';
import type { EmbeddedServices } from './embedded-services.ts';
import type { ExpectedEmptyStates } from './expected-empty-states.ts';

/** The services and the provider that a console is connected to. */
export type TestEnvironment = {
  /** Variables of the console. */
  variables: Readonly<Record<string, string>>;
  /** Signs in on the provider's page. Omitted if it has none. */
  signIn?(page: Page): Promise<void>;
  /** Returns every screen, at paths where it shows content. Called with the page of a signed-in user. */
  findScreens(page: Page): Promise<readonly ScreenAddress[]>;
  /** The expected empty states. */
  empty: ExpectedEmptyStates;
  /** Texts that screens must show because the services have the content, by route. */
  expectedTexts: Readonly<Record<string, string>>;
  /** Texts that would be false because something is missing, by route. */
  forbiddenTexts?: Readonly<Record<string, RegExp>> | undefined;
  /** Other screens that show the difference of this environment, by route. */
  affectedRoutes?: readonly string[] | undefined;
  /** Whether each screen is opened with a page load, so that nothing is cached. Otherwise, the user navigates within the page. */
  usesPageLoads?: boolean | undefined;
};

/** The context for starting a setting. */
export type SettingContext = {
  /** The embedded services shared by all settings of a worker. */
  embedded: EmbeddedServices;
  /** The console's secrets as a client of a provider. */
  files: ClientFiles;
  /** The origin where browsers reach the console. */
  consoleOrigin: string;
  /** Holds resources that end with the setting. */
  resources: AsyncDisposableStack;
};

/** Services and a provider that this project did not write, or that behave like third-party ones. */
export type Setting = {
  /** The special features of the services, the provider, or both. */
  names: readonly string[];
  /**
   * Whether other tests cover what the setting changes: the tokens of a provider, the rows of a database, and repeated calls are
   * tested over HTTP.
   */
  isTestedOverHttp?: boolean;
  start(context: SettingContext): Promise<TestEnvironment>;
};
