// A public mock server of the file storage interface, which keeps files in memory, in a process of its own.
import { once } from 'node:events';
import { createApp } from 'google-drive-mock';

// It waits up to 20 ms at random before each response; without that it shows what it can do.
Math.random = () => 0;

const server = createApp().listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
process.stdout.write(`${JSON.stringify({ origin: `http://127.0.0.1:${port}`, token: 'valid-token' })}\n`);
