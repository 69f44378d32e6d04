import type { Logger } from 'pino';
import type { BffConfig } from '#platform/config/config.ts';
import type { OidcClient } from './oidc/oidc-client.ts';

const OFF =
  'step-up is off, because the identity provider does not report the sign-in time; set BFF_STEP_UP=login to rely on prompt=login instead';

/**
 * Whether high-risk actions require a recent sign-in. Unless configured, they do if the provider reports when users signed in, or
 * if that is unknown because the provider is unavailable.
 */
export class StepUpSetting {
  readonly #setting: BffConfig['stepUp'];
  readonly #oidc: Pick<OidcClient, 'reportsSignInTime'>;
  readonly #log: Logger;
  #isSupported: boolean | undefined;
  #learning: Promise<void> | undefined;

  constructor(setting: BffConfig['stepUp'], oidc: Pick<OidcClient, 'reportsSignInTime'>, log: Logger) {
    this.#setting = setting;
    this.#oidc = oidc;
    this.#log = log;
  }

  isOn(): boolean {
    if (this.#setting !== 'auto') return this.#setting !== 'off';
    if (this.#isSupported === undefined) void this.learn();
    return this.#isSupported ?? true;
  }

  /** Queries the provider's metadata, unless the result is known or in progress. Never rejects. */
  learn(): Promise<void> {
    if (this.#setting !== 'auto' || this.#isSupported !== undefined) return Promise.resolve();
    this.#learning ??= this.#request().finally(() => {
      this.#learning = undefined;
    });
    return this.#learning;
  }

  async #request(): Promise<void> {
    try {
      this.#isSupported = await this.#oidc.reportsSignInTime();
      if (!this.#isSupported) this.#log.warn(OFF);
    } catch (error) {
      this.#log.debug({ err: error }, 'failed to read the metadata of the identity provider');
    }
  }
}
