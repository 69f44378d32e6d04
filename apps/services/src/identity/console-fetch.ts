import type { Configuration } from 'oidc-provider';
import { getConsoleLogoutAddress } from './clients.ts';

type ProviderFetch = NonNullable<Configuration['fetch']>;

/**
 * Returns the provider's fetch function. Its own connections block loopback and private network addresses, because most targets
 * are specified by others. The console's address is trusted and usually on this machine.
 */
export function createConsoleFetch(consoleOrigin: string): ProviderFetch {
  const consoleAddress = getConsoleLogoutAddress(consoleOrigin);
  return (url, options) => {
    if (String(url) !== consoleAddress) return globalThis.fetch(url, options);
    return globalThis.fetch(url, withoutDispatcher(options));
  };
}

// Removed by name: `dispatcher` is an option of this runtime that not all declarations of fetch include.
function withoutDispatcher(options: RequestInit = {}): RequestInit {
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'dispatcher'));
}
