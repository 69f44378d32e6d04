// Runs the services in their own process, so that they can be compared with other servers.
import { REQUESTING_USER, startBenchServices } from './bench-services.ts';

const { services } = await startBenchServices();
process.stdout.write(`${JSON.stringify({ origin: services.origin, token: services.token(REQUESTING_USER) })}\n`);
