import { documentSamples } from './document-samples.ts';
import type { Sample } from './sample.ts';
import { serviceSamples } from './service-samples.ts';
import { stateSamples } from './state-samples.ts';

/** Typical shared scripts with their expected results. */
export const samples: readonly Sample[] = [...stateSamples, ...serviceSamples, ...documentSamples];
