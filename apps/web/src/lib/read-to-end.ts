/**
 * Reads a response whose content is not used, and ignores failures. A browser ends a request, and reuses its connection, only when
 * the body has been read.
 */
export async function readToEnd(response: Response | undefined): Promise<void> {
  await response?.arrayBuffer().catch(() => undefined);
}
