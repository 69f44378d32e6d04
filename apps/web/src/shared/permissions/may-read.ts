type ReadableItem = { capabilities?: { canEdit?: boolean; canReadRevisions?: boolean } };

/** Whether a person may read the history of a file; true where the service did not say. */
export function mayReadRevisions({ capabilities }: ReadableItem): boolean {
  return capabilities?.canReadRevisions !== false;
}

/** Whether a person may read who has access to an item, which those can who edit it; true where the service did not say. */
export function mayReadPermissions({ capabilities }: ReadableItem): boolean {
  return capabilities?.canEdit !== false;
}
