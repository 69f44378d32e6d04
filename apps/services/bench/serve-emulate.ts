// Runs another public mock server of the file storage API in its own process. The mock server holds files in memory.
import { createEmulator } from 'emulate';

// The emulator maps any token to its first user, and rejects a token after 5,000 calls.
const CALLS_PER_TOKEN = 4_000;

const { url } = await createEmulator({ service: 'google', port: 0, hostname: '127.0.0.1' });
const origin = url.replace('localhost', '127.0.0.1');
process.stdout.write(`${JSON.stringify({ origin, token: 'valid-token', callsPerToken: CALLS_PER_TOKEN })}\n`);
