import { config } from 'zod';

// Otherwise it tries to compile its checks, which the content security policy blocks and reports.
config({ jitless: true });
