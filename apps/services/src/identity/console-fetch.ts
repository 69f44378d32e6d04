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
    if (String(url) !== consoleAddress) return globalThis.fetch(url, options);
    return globalThis.fetch(url, withoutDispatcher(options));
  };
}

// Not by name: `dispatcher` is an option of this runtime that not every declaration of fetch knows.
function withoutDispatcher(options: RequestInit = {}): RequestInit {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'dispatcher'));
}
