import type { Configuration } from 'oidc-provider';
import { consoleLogoutAddress } from './clients.ts';

type ProviderFetch = NonNullable<Configuration['fetch']>;

/**
 * How the provider makes requests. Its own connections refuse addresses of the machine and of private networks, as most
 * targets are named by others; the console's is not, and it mostly runs on this machine.
 */
export function createConsoleFetch(consoleOrigin: string): ProviderFetch {
  const consoleAddress = consoleLogoutAddress(consoleOrigin);
  return (url, options) => {
    const isConsole = String(url) === consoleAddress;
    return globalThis.fetch(url, isConsole ? { ...options, dispatcher: undefined } : options);
  };
}
