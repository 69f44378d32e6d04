/** Reports whether the device is a Mac, iPhone or iPad, whose shortcuts use Command and whose Option key types characters. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
