// pnpm records verify [log file…]: checks every record of the audit trail. pnpm records verify-evidence FILE: compares evidence
// of approvals with the trail. Safe to run while the console is running.
import { existsSync, readFileSync } from 'node:fs';
import { countOf } from '@rotunda/api-client/count-of';
import { StartError } from '#domain/start-error.ts';
import {
  EvidenceFormatError,
  isDigestRecorded,
  type TrailDeps,
  verifyEvidence,
} from '#features/approval-history/evidence/verify-evidence.ts';
import { readLogHeads } from '#features/audit-log/read-log-heads.ts';
import { HeadFiles } from '#platform/audit-trail/head-files.ts';
import { type Verification, verifyChains } from '#platform/audit-trail/verify-chains.ts';
import type { StoreConfig } from '#platform/config/store-config.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { openKeyRing } from '#platform/keys/key-ring-file.ts';
import { SecretStore } from '#platform/secrets/secret-store.ts';
import { openStore } from '#platform/store/open-store.ts';
import { RowSeals } from '#platform/store/row-seals.ts';
import { toStoreAddress } from '#platform/store/store-address.ts';
import { runStoreCommand } from './store-command.ts';

const USAGE = 'Usage: pnpm records verify [log file…]\n       pnpm records verify-evidence JSON-FILE|DIGEST\n';
const NO_HEADS = 'No log file given: chains that were removed completely cannot be detected.\n';
const DIGEST = /^[0-9a-f]{64}$/;
const [command = '', ...paths] = process.argv.slice(2);
await runStoreCommand(USAGE, findCommand());

function findCommand(): ((config: StoreConfig) => Promise<string>) | undefined {
  const [path] = paths;
  if (command === 'verify-evidence') return path === undefined ? undefined : (config) => checkEvidence(config, path);
  return command === 'verify' ? (config) => verify(config, paths) : undefined;
}

async function verify(config: StoreConfig, logPaths: readonly string[]): Promise<string> {
  const missing = logPaths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new StartError(`Log file ${missing} not found.`);
  const anchors = await Promise.all(logPaths.map(readLogHeads));
  const ring = openRing(config);
  await using store = await openStore(toStoreAddress(config), new RowSeals(ring, () => undefined));
  const known = [...new HeadFiles(config.dataDir).readAll(), ...anchors.flat()];
  const verification = await verifyChains(store, new SecretStore(store, ring), known);
  if (verification.faults.length > 0) process.exitCode = 1;
  return describe(verification) + (known.length === 0 ? NO_HEADS : '');
}

async function checkEvidence(config: StoreConfig, path: string): Promise<string> {
  if (!DIGEST.test(path) && !existsSync(path)) throw new StartError(`File ${path} not found.`);
  const ring = openRing(config);
  await using store = await openStore(toStoreAddress(config), new RowSeals(ring, () => undefined));
  const result = await describeEvidence({ store, secrets: new SecretStore(store, ring) }, path);
  if (!result.isSound) process.exitCode = 1;
  return result.text;
}

async function describeEvidence(parts: TrailDeps, path: string): Promise<{ isSound: boolean; text: string }> {
  if (DIGEST.test(path)) {
    const isSound = await isDigestRecorded(parts, path);
    return { isSound, text: `The audit log has ${isSound ? 'an intact' : 'no intact'} record of this digest.\n` };
  }
  try {
    const { approvals, records, faults } = await verifyEvidence(parts, readFileSync(path, 'utf8'));
    const found = faults.length === 0 ? 'everything matches the audit log' : countOf(faults.length, 'difference');
    const summary = `${countOf(approvals, 'approval')} with ${countOf(records, 'audit record')}: ${found}.\n`;
    return { isSound: faults.length === 0, text: summary + faults.map((fault) => `${fault}\n`).join('') };
  } catch (error) {
    if (!(error instanceof EvidenceFormatError)) throw error;
    throw new StartError(`${path} is not evidence of approvals. ${error.message}`);
  }
}

function openRing({ keyRing }: StoreConfig): KeyRing {
  return openKeyRing('path' in keyRing ? { ...keyRing, createsIfMissing: false } : keyRing);
}

function describe({ records, chains, faults }: Verification): string {
  const soundness = faults.length === 0 ? 'all intact' : 'not all intact';
  const summary = `${countOf(records, 'record')} in ${countOf(chains, 'chain')}, ${soundness}.\n`;
  const lines = faults.map(({ id, kind, count }) => `${kind}\t${id}\t${count}\n`);
  return summary + lines.join('');
}
