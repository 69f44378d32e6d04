import type { Page } from '@playwright/test';
import type { ClientFiles } from '../../apps/bff/src/testing/servers/openid-settings.ts';
import type { ScreenAddress } from '../fixtures/screens.ts';
import type { EmbeddedServices } from './embedded-services.ts';
import type { TrueEmptiness } from './true-emptiness.ts';

/** Services and a provider that a console is connected to. */
export type Surroundings = {
  /** Variables of the console. */
  variables: Readonly<Record<string, string>>;
  /** Signs in at the page of the provider; absent where it shows none. */
  signIn?(page: Page): Promise<void>;
  /** Every screen, at addresses at which there is something to see; called by a page of a person who has signed in. */
  findScreens(page: Page): Promise<readonly ScreenAddress[]>;
  /** What is really empty. */
  empty: TrueEmptiness;
  /** Texts that stand on screens because the services have them, by route. */
  shown: Readonly<Record<string, string>>;
  /** Words that would be untrue on screens, by route, because something is left out. */
  untrue?: Readonly<Record<string, RegExp>> | undefined;
  /** Whether each screen is loaded by its address, so that it finds nothing there; otherwise the person goes to it within the page. */
  isLoadedAnew?: boolean | undefined;
};

/** What a setting is started with. */
export type SettingContext = {
  /** Embedded services that all settings of a worker share. */
  embedded: EmbeddedServices;
  /** The console's secrets as a client of a provider. */
  files: ClientFiles;
  /** Where browsers reach the console. */
  consoleOrigin: string;
  /** Takes what ends with the setting. */
  resources: AsyncDisposableStack;
};

/** Services and a provider that this project did not write, or that behave as others do. */
export type Setting = {
  /** What is special about the services, about the provider, or about both. */
  names: readonly string[];
  /** Whether other tests do the same over HTTP: what is special about a provider ends with the tokens that it gives, about a database with its rows. */
  isTestedOverHttp?: boolean;
  start(context: SettingContext): Promise<Surroundings>;
};
