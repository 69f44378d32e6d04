import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const service = z.looseObject({
  image: z.string().optional(),
  environment: z.record(z.string(), z.coerce.string()).optional(),
  secrets: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  pids_limit: z.int().optional(),
  mem_limit: z.string().optional(),
  read_only: z.boolean().optional(),
});
const composeFile = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  networks: z.object({ inside: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }) }),
});

/** The parts of `compose.yaml` that tests read. */
export type ComposeFile = z.infer<typeof composeFile>;

/** The values that `.env` must contain. */
export const REQUIRED: Readonly<Record<string, string>> = {
  CONSOLE_HOST: 'console.example.com',
  FIRST_OPERATOR: 'olga@example.com',
  OIDC_CLIENT_ID: 'console',
};

/** Reads the repository's `compose.yaml`. */
export function readComposeFile(): ComposeFile {
  const text = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
  return composeFile.parse(parse(text, { merge: true }));
}

/** Returns the variables of a service as Compose sets them with the values of `.env`. Throws if a required value is missing. */
export function getEnvironment(name: string, values = REQUIRED): Record<string, string> {
  const { environment = {} } = readComposeFile().services[name] ?? {};
  return Object.fromEntries(Object.entries(environment).map(([key, text]) => [key, substitute(text, values)]));
}

function substitute(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, fallback?: string) => {
    const value = values[name] ?? (kind === '-' ? fallback : undefined);
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  });
}
