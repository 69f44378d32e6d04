import type { FrontBehaviour } from '../service-front.ts';

/** An alternative name of this machine that represents another host. */
export const CONTENT_HOST = 'localhost';
/** The parameter of the redirect targets. */
const MOVED = 'source';

/** Content is on another host. Its address at the service redirects there. */
export const contentRedirects: FrontBehaviour = {
  reply({ method, url }) {
    const { searchParams } = url;
    if (method !== 'GET' || searchParams.get('alt') !== 'media') return undefined;
    if (searchParams.get(MOVED) === 'downloadUrl') {
      searchParams.delete(MOVED);
      return undefined;
    }
    const moved = new URL(url);
    moved.hostname = CONTENT_HOST;
    moved.searchParams.set(MOVED, 'downloadUrl');
    return { status: 302, headers: { location: moved.href }, body: '' };
  },
};
