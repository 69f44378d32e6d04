import type { PropertyStores, ScriptResult } from '#core/operations/script-engine.ts';
import { HostException } from '#script/host-exception.ts';
import type { RunEvent } from '#script/runtime/run-messages.ts';
import { runScript } from '#script/runtime/run-script.ts';

const LIMITS = { timeoutMs: 10_000, memoryBytes: 48 * 1024 * 1024 };
const NO_PROPERTIES: PropertyStores = { script: {}, user: {}, document: undefined };

type RunOptions = { properties?: PropertyStores; timeZone?: string; timeoutMs?: number };

/** Runs `main` of a source. Returns its outcome. */
export async function run(source: string, parameters: readonly unknown[] = [], options: RunOptions = {}) {
  const { properties = NO_PROPERTIES, timeZone = 'Europe/Lisbon', timeoutMs = LIMITS.timeoutMs } = options;
  const events: RunEvent[] = [];
  const end = await runScript(
    {
      files: [{ name: 'Code', source }],
      functionName: 'main',
      scriptId: 'script',
      triggers: [],
      parameters,
      timeZone,
      activeUser: 'ana@example.com',
      effectiveUser: 'bo@example.com',
      properties,
    },
    { ...LIMITS, timeoutMs },
    { emit: (event) => events.push(event), channel: { call: refuse } },
  );
  const logs = events.flatMap((event) => (event.kind === 'log' ? [`${event.entry.level} ${event.entry.text}`] : []));
  const changes = events.flatMap((event) => (event.kind === 'property' ? [event.change] : []));
  return { end, events, logs, changes };
}

function refuse(name: string): never {
  throw new HostException(`No services in this test: ${name}`);
}

/** Returns the value of a script expression. */
export async function evaluate(expression: string, parameters?: readonly unknown[]): Promise<unknown> {
  const { end } = await run(`function main(...args) { return ${expression}; }`, parameters);
  return resultOf(end);
}

/** Returns the result of a run. Throws if the run did not complete. */
export function resultOf(end: ScriptResult): unknown {
  if (end.status !== 'COMPLETED') throw new Error(JSON.stringify(end));
  return end.resultJson === undefined ? undefined : JSON.parse(end.resultJson);
}

/** Returns the error of a script expression, or the status of a run without an error. */
export async function messageOf(expression: string): Promise<string> {
  const { end } = await run(`function main() { return ${expression}; }`);
  return 'error' in end ? `${end.error.type}: ${end.error.message}` : end.status;
}
