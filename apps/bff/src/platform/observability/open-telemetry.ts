import type { Telemetry } from './telemetry.ts';

/** Opens the exporters for a collector at an address. Without an address, nothing is loaded or sent. */
export async function openTelemetry(endpoint: string | undefined): Promise<Telemetry | undefined> {
  if (endpoint === undefined) return undefined;
  const { OtlpTelemetry } = await import('./otlp-telemetry.ts');
  return new OtlpTelemetry(endpoint);
}
