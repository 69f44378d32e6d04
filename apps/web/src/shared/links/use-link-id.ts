import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { readLinkId } from './link-id.ts';

const SKIPPED = 'screen'; // What the address ends with after a jump over the navigation: that is no other place.

/** Id of the link that the screen was opened by, as long as its address tells. */
export function useLinkId(): string | undefined {
  const { hash } = useLocation();
  const [kept, setKept] = useState(() => readLinkId(hash));
  const linkId = hash === SKIPPED ? kept : readLinkId(hash);
  if (linkId !== kept) setKept(linkId);
  return linkId;
}
