// Services and BFF without a build of the console, for development.
import { serve } from './serve.ts';

await serve();
