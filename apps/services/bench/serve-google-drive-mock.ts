// Runs a public mock server of the file storage API in its own process. The mock server holds files in memory.
import { once } from 'node:events';
import { createApp } from 'google-drive-mock';

// The mock server waits up to 20 ms at random before each response. Without the delay it runs at full speed.
Math.random = () => 0;

const server = createApp().listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
process.stdout.write(`${JSON.stringify({ origin: `http://127.0.0.1:${port}`, token: 'valid-token' })}\n`);
