import { type ElementType, useEffect, useState } from 'react';
import type { LazyComponent } from './lazy-component.ts';

/**
 * Loads a component while its data loads. Returns true once the component is loaded or has failed; a failed component loads again when it
 * is rendered. A separate fallback after the skeleton of the data would delay the content by 300 ms.
 */
export function useLoaded(part: Pick<LazyComponent<ElementType>, 'preload' | 'isLoaded'> | undefined): boolean {
  const [readyPart, setReadyPart] = useState<typeof part>();
  useEffect(() => void part?.preload().then(() => setReadyPart(() => part)), [part]);
  return part === undefined || part === readyPart || part.isLoaded();
}
