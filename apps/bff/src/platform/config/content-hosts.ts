import { z } from 'zod';
import { isPlainHttpAllowed, toHosts } from './plain-http.ts';

const VARIABLE = 'BFF_CONTENT_HOSTS';
const HOST = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/;

/** Where the public services put content and uploads, beside their own addresses. */
const GOOGLE_HOSTS = [
  'www.googleapis.com',
  'content.googleapis.com',
  'drive.usercontent.google.com',
  '*.googleusercontent.com',
];

/** The variable that lists hosts for content, by name. */
export const contentHostVariables = {
  [VARIABLE]: z
    .string()
    .transform(toHosts)
    .refine(
      (hosts) => hosts.every((host) => HOST.test(host)),
      'must be names or *.names, with or without a port, with commas',
    )
    .optional(),
};

/** The hosts that are listed, or those that belong to the provider's services. */
export function toContentHosts(
  listed: readonly string[] | undefined,
  profile: 'google' | 'generic',
): readonly string[] {
  return listed ?? (profile === 'google' ? GOOGLE_HOSTS : []);
}

/** An address at which a service put content, or takes it. */
export type ContentAddress = {
  origin: string;
  path: string;
  /** Whether the user's token may be sent there. */
  takesToken: boolean;
};

/** Decides which addresses that a service names are used. */
export class ContentHosts {
  readonly #hosts: readonly string[];
  readonly #plainHttpHosts: readonly string[];

  /** `hosts` may be called beside the services themselves, `plainHttpHosts` without TLS. */
  constructor({
    contentHosts,
    plainHttpHosts,
  }: { contentHosts: readonly string[]; plainHttpHosts: readonly string[] }) {
    this.#hosts = contentHosts;
    this.#plainHttpHosts = plainHttpHosts;
  }

  /** An address that a service at `base` named, absolute or relative to it, there or on a host that is listed; undefined for others. */
  resolve(base: string, named: string): ContentAddress | undefined {
    if (!URL.canParse(named, base)) return undefined;
    const url = new URL(named, base);
    const isOwn = url.origin === new URL(base).origin && url.username === '' && url.password === '';
    return isOwn ? { origin: url.origin, path: url.pathname + url.search, takesToken: true } : this.find(url.href);
  }

  /**
   * An address on a host that is listed; undefined for others. The token goes to hosts that are listed by their full name
   * alone: below `*.name` anybody may have a host.
   */
  find(named: string): ContentAddress | undefined {
    if (!URL.canParse(named)) return undefined;
    const url = new URL(named);
    if (url.username !== '' || url.password !== '') return undefined;
    const address = { origin: url.origin, path: url.pathname + url.search };
    if (url.protocol !== 'https:' && !isPlainHttpAllowed(url.href, this.#plainHttpHosts)) return undefined;
    if (this.#hosts.includes(url.host)) return { ...address, takesToken: true };
    const isBelow = this.#hosts.some((host) => host.startsWith('*.') && url.host.endsWith(host.slice(1)));
    return isBelow ? { ...address, takesToken: false } : undefined;
  }
}
