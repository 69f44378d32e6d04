import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { readLinkId } from './link-id.ts';

const SKIPPED = 'screen'; // The hash after “Skip to main content”. It does not change the link.

/** Returns the ID of the link with which the screen was opened, while it is in the URL. */
export function useLinkId(): string | undefined {
  const { hash } = useLocation();
  const [retained, setRetained] = useState(() => readLinkId(hash));
  const linkId = hash === SKIPPED ? retained : readLinkId(hash);
  if (linkId !== retained) setRetained(linkId);
  return linkId;
}
