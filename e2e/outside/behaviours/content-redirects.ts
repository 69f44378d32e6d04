import type { FrontBehaviour } from '../service-front.ts';

/** Marks addresses of content that a redirect has led to. */
const MOVED = 'source';

/** Content is read at another address, to which the first one redirects. */
export const contentRedirects: FrontBehaviour = {
  reply({ method, url }) {
    const { searchParams } = url;
    if (method !== 'GET' || searchParams.get('alt') !== 'media') return undefined;
    if (searchParams.get(MOVED) === 'downloadUrl') {
      searchParams.delete(MOVED);
      return undefined;
    }
    const moved = new URL(url);
    moved.searchParams.set(MOVED, 'downloadUrl');
    return { status: 302, headers: { location: moved.href }, body: '' };
  },
};
