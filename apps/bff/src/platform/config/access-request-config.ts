import { z } from 'zod';

const VARIABLE = 'BFF_ACCESS_REQUEST_URL';
const FILE_ID = '{fileId}';
const GOOGLE = `https://drive.google.com/open?id=${FILE_ID}`;

/** The variable for the page where users request access to a file that they cannot open. */
export const accessRequestVariables = {
  [VARIABLE]: z
    .url({ protocol: /^https?$/ })
    .refine((text) => text.includes(FILE_ID) || text.includes(encodeURIComponent(FILE_ID)), `must contain ${FILE_ID}`)
    .optional(),
};

/** Returns the URL of that page, with `{fileId}` for the ID, or undefined if unknown. */
export function toAccessRequestUrl(value: { [VARIABLE]?: string | undefined; DRIVE_BASE_URL: string }) {
  const isGoogle = /(?:^|\.)googleapis\.com$/.test(new URL(value.DRIVE_BASE_URL).hostname);
  return value[VARIABLE] ?? (isGoogle ? GOOGLE : undefined);
}
