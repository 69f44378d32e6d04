import type { ServiceName } from '@rotunda/api-client/operation-descriptor';

type Environment = Readonly<Record<string, string | undefined>>;

const OFF = 'off';
/** Stands for the address of a service that is switched off: a name that no network has (RFC 2606). */
const NOWHERE = 'https://switched-off.invalid/';
const SERVICES = ['SCRIPT_BASE_URL', 'CALENDAR_BASE_URL', 'DRIVE_BASE_URL'] as const;
const UPLOAD = 'UPLOAD_URL';

/** The variables with an address that leads nowhere for each service that is `off`; uploads go with the file service. */
export function replaceOff(env: Environment): Environment {
  const off = SERVICES.filter((name) => env[name] === OFF).map((name) => [name, NOWHERE] as const);
  return { ...env, ...Object.fromEntries(off), ...(env.DRIVE_BASE_URL === OFF && { [UPLOAD]: NOWHERE }) };
}

/** What is wrong with the choice of services. */
export function findOffProblems(env: Environment): string[] {
  if (!SERVICES.every((name) => env[name] === OFF)) return [];
  return [`${SERVICES.join(', ')}: one of them has to be an address, not off`];
}

/** The services that are not switched off. */
export function configuredServices({ script, calendar, drive }: Readonly<Record<ServiceName, string>>): ServiceName[] {
  const all = Object.entries({ script, calendar, drive }) as [ServiceName, string][];
  return all.filter(([, address]) => isConfigured(address)).map(([service]) => service);
}

/** Whether an address is that of a service, not of one that is switched off. */
export function isConfigured(address: string): boolean {
  return address !== NOWHERE;
}
