import type { components } from '@rotunda/api-client/bff-types';
import type { IndexName } from './index-name.ts';

/** An index that tracks the files within a horizon. */
export type HorizonIndex = Exclude<IndexName, 'people' | 'projects'>;

export type HorizonProps = { index: HorizonIndex; older: components['schemas']['OlderFiles'] };
