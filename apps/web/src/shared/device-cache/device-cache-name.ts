/**
 * The name of the device cache database, and of the flag that it exists. Signing out deletes everything that begins with
 * `rotunda`.
 */
export const DEVICE_CACHE = 'rotunda.reads';
