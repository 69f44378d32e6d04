import type { BffConfig } from './config.ts';

/** Where browsers find the console, without a slash at its end: `https://tools.example.com/rotunda`. */
export function consoleAddress({ publicOrigin, basePath }: Pick<BffConfig, 'publicOrigin' | 'basePath'>): string {
  return publicOrigin + basePath;
}
