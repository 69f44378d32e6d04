import { config } from 'zod';

// Else it tries to compile its checks, which the content policy refuses and reports.
config({ jitless: true });
