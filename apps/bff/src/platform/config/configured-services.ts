import type { ServiceName } from '@rotunda/api-client/operation-descriptor';

type Environment = Readonly<Record<string, string | undefined>>;

const OFF = 'off';
/** The placeholder address of a disabled service, with a name that can never resolve (RFC 2606). */
const DISABLED_SERVICE_URL = 'https://switched-off.invalid/';
const SERVICES = ['SCRIPT_BASE_URL', 'CALENDAR_BASE_URL', 'DRIVE_BASE_URL'] as const;
const UPLOAD = 'UPLOAD_URL';

/** Returns the variables with the placeholder address for each service that is `off`. Uploads belong to the file service. */
export function replaceDisabledServices(env: Environment): Environment {
  const off = SERVICES.filter((name) => env[name] === OFF).map((name) => [name, DISABLED_SERVICE_URL] as const);
  return { ...env, ...Object.fromEntries(off), ...(env.DRIVE_BASE_URL === OFF && { [UPLOAD]: DISABLED_SERVICE_URL }) };
}

/** Returns problems with the selection of services. */
export function findServiceProblems(env: Environment): string[] {
  if (!SERVICES.every((name) => env[name] === OFF)) return [];
  return [`${SERVICES.join(', ')}: at least one of them must be a URL instead of off`];
}

/** Returns the services that are enabled. */
export function configuredServices({ script, calendar, drive }: Readonly<Record<ServiceName, string>>): ServiceName[] {
  const all = Object.entries({ script, calendar, drive }) as [ServiceName, string][];
  return all.filter(([, address]) => isConfigured(address)).map(([service]) => service);
}

/** Whether an address belongs to an enabled service. */
export function isConfigured(address: string): boolean {
  return address !== DISABLED_SERVICE_URL;
}
