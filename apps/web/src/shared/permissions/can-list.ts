type ReadableItem = { capabilities?: { canEdit?: boolean; canReadRevisions?: boolean } };

/** Reports whether the user may read the history of a file. Returns true if the service does not state it. */
export function canListRevisions({ capabilities }: ReadableItem): boolean {
  return capabilities?.canReadRevisions !== false;
}

/**
 * Reports whether the user may read the permissions of an item, which editors can. Returns true if the service does not state it.
 */
export function canListPermissions({ capabilities }: ReadableItem): boolean {
  return capabilities?.canEdit !== false;
}
