/** Whether the device is a Mac, an iPhone or an iPad, whose shortcuts use Command and whose Option key types characters. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
