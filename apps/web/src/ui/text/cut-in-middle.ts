/** Returns the start and the end of an ID longer than `maxLength` characters, or the whole ID if it is shorter. */
export function cutInMiddle(id: string, maxLength = 18, endLength = 6): { start: string; end: string } {
  if (id.length <= maxLength) return { start: id, end: '' };
  return { start: id.slice(0, maxLength - endLength - 1), end: `…${id.slice(-endLength)}` };
}
