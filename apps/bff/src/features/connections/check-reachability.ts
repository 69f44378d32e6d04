import type { BffConfig } from '#platform/config/config.ts';
import { getConsoleAddress } from '#platform/config/console-address.ts';
import { isLoopbackHost } from '#platform/http/is-loopback-host.ts';
import {
  describeConnectionError,
  describeConnectionRemedy,
  type Finding,
  isCertificateError,
  isUnresolvedName,
} from './finding.ts';
import { probe } from './probe.ts';

// No channel has this ID. The console rejects it, and anything else at this address responds differently.
const HOOK = '/hooks/drive/rotunda-doctor';

/** Checks that browsers and services can reach the console, as seen from this machine. The console must be running. */
export async function checkReachability(config: BffConfig): Promise<Finding[]> {
  const address = getConsoleAddress(config);
  return [await checkConsole(address), await checkHooks(address, config.hookOrigin)];
}

async function checkConsole(address: string): Promise<Finding> {
  const subject = 'Console';
  try {
    const response = await probe(`${address}/readyz`);
    const text = (await response.text()).trim().slice(0, 100);
    if (response.ok && text.startsWith('ok')) return { level: 'ok', subject, text: `${address} responds` };
    const remedy = 'check the proxy in front of the console; it must not change the Host header';
    return { level: 'warning', subject, text: `${address}/readyz responds with ${response.status}: ${text}`, remedy };
  } catch (error) {
    const reason = describeConnectionError(error);
    const text = `${address} does not respond: ${reason}`;
    return { level: 'warning', subject, text, remedy: describeConsoleRemedy(reason) };
  }
}

function describeConsoleRemedy(reason: string): string {
  if (isUnresolvedName(reason)) return 'this machine cannot resolve the name; make sure that browsers and services can';
  if (isCertificateError(reason)) return describeConnectionRemedy('PUBLIC_ORIGIN', reason);
  return 'start the console, or if it is running, check the proxy in front of it';
}

async function checkHooks(address: string, hookOrigin: string | undefined): Promise<Finding> {
  const subject = 'Hooks';
  if (hookOrigin === undefined) {
    if (isLoopbackHost(new URL(address).host)) {
      return { level: 'info', subject, text: 'services on this machine notify of changes; the console polls others' };
    }
    const remedy = `set BFF_HOOK_ORIGIN, for example to ${address}, if services can connect there`;
    return { level: 'info', subject, text: 'the console polls the services every 20 seconds', remedy };
  }
  try {
    const response = await probe(hookOrigin + HOOK, { method: 'POST' });
    await response.body?.cancel();
    if (response.status === 404 && response.headers.has('x-request-id')) {
      const text = `${hookOrigin} reaches the console from here; services need to reach it, too`;
      return { level: 'ok', subject, text };
    }
    const remedy = 'forward the paths below /hooks/ to the console, without authentication in between';
    return { level: 'error', subject, text: `${hookOrigin}${HOOK} responds with ${response.status}`, remedy };
  } catch (error) {
    const reason = describeConnectionError(error);
    const remedy = describeConnectionRemedy('BFF_HOOK_ORIGIN', reason);
    return { level: 'warning', subject, text: `${hookOrigin} does not respond: ${reason}`, remedy };
  }
}
