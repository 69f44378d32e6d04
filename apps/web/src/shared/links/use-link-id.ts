import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { readLinkId } from './link-id.ts';

const SKIPPED = 'screen'; // What the address ends with after a jump over the navigation: that is no other place.

/** Id of the link that the screen was opened by, as long as its address tells. */
export function useLinkId(): string | undefined {
  const { hash } = useLocation();
  const [retained, setRetained] = useState(() => readLinkId(hash));
  const linkId = hash === SKIPPED ? retained : readLinkId(hash);
  if (linkId !== retained) setRetained(linkId);
  return linkId;
}
