// Services and console without a build of the console, for development: each restarts when its sources change.
import { serve } from './serve.ts';

await serve({ isWatching: true });
