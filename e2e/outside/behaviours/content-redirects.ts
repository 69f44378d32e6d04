import type { FrontBehaviour } from '../service-front.ts';

/** Another name of this machine, which stands for another host. */
export const CONTENT_HOST = 'localhost';
/** Parameter of the addresses that redirects lead to. */
const MOVED = 'source';

/** Content is at another host, to which its address at the service redirects. */
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
