import type { BffConfig } from './config.ts';

/** Returns the console's address for browsers, without a trailing slash, such as `https://tools.example.com/rotunda`. */
export function getConsoleAddress({ publicOrigin, basePath }: Pick<BffConfig, 'publicOrigin' | 'basePath'>): string {
  return publicOrigin + basePath;
}
