import { z } from 'zod';
import { isPlainHttpAllowed, toHosts } from './plain-http.ts';

const VARIABLE = 'BFF_CONTENT_HOSTS';
const HOST = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?$/;

/** The hosts from which the public services serve content and uploads, in addition to their own addresses. */
const GOOGLE_HOSTS = [
  'www.googleapis.com',
  'content.googleapis.com',
  'drive.usercontent.google.com',
  '*.googleusercontent.com',
];

/** The variable that lists content hosts, by name. */
export const contentHostVariables = {
  [VARIABLE]: z
    .string()
    .transform(toHosts)
    .refine(
      (hosts) => hosts.every((host) => HOST.test(host)),
      'must be comma-separated names or *.names, optionally with ports',
    )
    .optional(),
};

/** Returns the listed hosts, or by default those of the provider's services. */
export function toContentHosts(
  listed: readonly string[] | undefined,
  profile: 'google' | 'generic',
): readonly string[] {
  return listed ?? (profile === 'google' ? GOOGLE_HOSTS : []);
}

/** An address from which a service serves content, or to which content is uploaded. */
export type ContentAddress = {
  origin: string;
  path: string;
  /** Whether the user's token may be sent to the address. */
  canReceiveToken: boolean;
};

/** Decides which addresses given by a service may be used. */
export class ContentHosts {
  readonly #hosts: readonly string[];
  readonly #plainHttpHosts: readonly string[];

  /** `contentHosts` are allowed in addition to the services themselves, `plainHttpHosts` without TLS. */
  constructor({
    contentHosts,
    plainHttpHosts,
  }: { contentHosts: readonly string[]; plainHttpHosts: readonly string[] }) {
    this.#hosts = contentHosts;
    this.#plainHttpHosts = plainHttpHosts;
  }

  /**
   * Resolves an address given by a service at `base`, absolute or relative. Returns undefined unless it is on the service itself
   * or on a listed host.
   */
  resolve(base: string, named: string): ContentAddress | undefined {
    if (!URL.canParse(named, base)) return undefined;
    const url = new URL(named, base);
    const isOwn = url.origin === new URL(base).origin && url.username === '' && url.password === '';
    return isOwn ? { origin: url.origin, path: url.pathname + url.search, canReceiveToken: true } : this.find(url.href);
  }

  /**
   * Resolves an address on a listed host. Returns undefined for other hosts. The token is sent only to hosts listed by their full
   * name, because anyone may have a host below `*.name`.
   */
  find(named: string): ContentAddress | undefined {
    if (!URL.canParse(named)) return undefined;
    const url = new URL(named);
    if (url.username !== '' || url.password !== '') return undefined;
    const address = { origin: url.origin, path: url.pathname + url.search };
    if (url.protocol !== 'https:' && !isPlainHttpAllowed(url.href, this.#plainHttpHosts)) return undefined;
    if (this.#hosts.includes(url.host)) return { ...address, canReceiveToken: true };
    const isBelow = this.#hosts.some((host) => host.startsWith('*.') && url.host.endsWith(host.slice(1)));
    return isBelow ? { ...address, canReceiveToken: false } : undefined;
  }
}
