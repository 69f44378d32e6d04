// Another public mock server of the file storage interface, which keeps files in memory, in a process of its own.
import { createEmulator } from 'emulate';

// It takes any token for that of its first person, and refuses one after 5,000 calls.
const CALLS_PER_TOKEN = 4_000;

const { url } = await createEmulator({ service: 'google', port: 0, hostname: '127.0.0.1' });
const origin = url.replace('localhost', '127.0.0.1');
process.stdout.write(`${JSON.stringify({ origin, token: 'valid-token', callsPerToken: CALLS_PER_TOKEN })}\n`);
