import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { invalidMember } from '#core/errors/invalid-member.ts';
import type { Database } from '#db/database.ts';
import { HostException } from '#script/host-exception.ts';
import { toScriptUser } from '#script/projects/script-user.ts';
import { PropertyQuota } from '#script/properties/property-quota.ts';
import { readProperties, SHARED, writeProperties } from '#script/properties/property-store.ts';

/** A stored script property, without its value. */
type StoredProperty = { name: string; valueBytes: number; updatedAt: number | null; modifiedBy: string | null };

const COLUMNS = `key AS name, octet_length(value) AS valueBytes, updated_at AS updatedAt, modified_by AS modifiedBy`;
const MAX_NAME_CHARACTERS = 500;

/** Lists the script properties of a project, sorted by name, without values. */
export function listProperties(db: Database, scriptId: string): ScriptSchemas['ScriptProperty'][] {
  const rows = db.all<StoredProperty>(
    `SELECT ${COLUMNS} FROM script_properties WHERE script_id = ? AND store = 'script' AND account_id = ? ORDER BY key`,
    scriptId,
    SHARED,
  );
  return rows.map((row) => toProperty(db, row));
}

/** Returns a script property with its value, or undefined if it does not exist. */
export function findProperty(
  db: Database,
  scriptId: string,
  name: string,
): ScriptSchemas['ScriptProperty'] | undefined {
  const row = db.get<StoredProperty & { value: string }>(
    `SELECT ${COLUMNS}, value FROM script_properties
     WHERE script_id = ? AND store = 'script' AND account_id = ? AND key = ?`,
    scriptId,
    SHARED,
    name,
  );
  return row && { ...toProperty(db, row), secretValue: row.value };
}

/** Writes a script property. Null deletes it. Throws 400 if it exceeds a limit, like a run of the script. */
export function writeProperty(
  db: Database,
  owner: { scriptId: string; accountId: string },
  { name, value }: { name: string; value: string | null },
  nowMs: number,
): void {
  if (name === '' || name.length > MAX_NAME_CHARACTERS) {
    throw invalidMember('name', `A property must have a name of at most ${MAX_NAME_CHARACTERS} characters.`);
  }
  const change = { store: 'script', key: name, value } as const;
  try {
    new PropertyQuota(readProperties(db, owner)).admit(change);
  } catch (error) {
    throw error instanceof HostException ? invalidMember('secretValue', error.message) : error;
  }
  writeProperties(db, owner, [change], nowMs);
}

function toProperty(db: Database, stored: StoredProperty): ScriptSchemas['ScriptProperty'] {
  const { name, valueBytes, updatedAt, modifiedBy } = stored;
  const lastModifyUser = toScriptUser(db, modifiedBy);
  return {
    name,
    valueBytes,
    ...(updatedAt !== null && { updateTime: toTimestamp(updatedAt) }),
    ...(lastModifyUser && { lastModifyUser }),
  };
}
