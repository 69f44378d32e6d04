import { documentSamples } from './document-samples.ts';
import type { Sample } from './sample.ts';
import { serviceSamples } from './service-samples.ts';
import { stateSamples } from './state-samples.ts';

/** Scripts of the kinds that people share, with what they have to do. */
export const samples: readonly Sample[] = [...stateSamples, ...serviceSamples, ...documentSamples];
