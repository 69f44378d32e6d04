// The services in a process of their own, for measurements against a server that runs in its own, too.
import { ASKING_PERSON, startBenchServices } from './bench-services.ts';

const { services } = await startBenchServices();
process.stdout.write(`${JSON.stringify({ origin: services.origin, token: services.token(ASKING_PERSON) })}\n`);
