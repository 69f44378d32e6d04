import { type ElementType, useEffect, useState } from 'react';
import type { LazyComponent } from './lazy-component.ts';

/**
 * Loads a component with its data. True once it is loaded, or has failed and is loaded again when it is rendered: a fallback of its
 * own after the skeleton of the data would delay the content by 300 ms.
 */
export function useLoaded(part: Pick<LazyComponent<ElementType>, 'preload' | 'isLoaded'> | undefined): boolean {
  const [isReady, setIsReady] = useState(part?.isLoaded() ?? true);
  useEffect(() => void part?.preload().then(() => setIsReady(true)), [part]);
  return isReady;
}
