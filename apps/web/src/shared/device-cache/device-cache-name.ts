/** The database of what the device has cached, and the mark that there is one. The sign-out deletes what begins with `rotunda`. */
export const DEVICE_CACHE = 'rotunda.reads';
